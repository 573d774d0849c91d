import { Icon } from './icon.tsx';

export const TicketIcon = () => (
  <Icon path="M3.5 6.5h17v4a1.8 1.8 0 0 0 0 3.5v3.5h-17V14a1.8 1.8 0 0 0 0-3.5v-4Zm10.5 1v1.5m0 2.2v1.6m0 2.2v1.5" />
);
