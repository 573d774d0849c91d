import { Icon } from './icon.tsx';

export const FlowIcon = () => (
  <Icon path="M4 4h6v5H4V4Zm10 11h6v5h-6v-5ZM7 9v4.5a4 4 0 0 0 4 4h3m0-11h2.5a1.5 1.5 0 0 1 1.5 1.5v7" />
);
