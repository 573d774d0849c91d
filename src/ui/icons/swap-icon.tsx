import { Icon } from './icon.tsx';

export const SwapIcon = () => (
  <Icon path="M7.5 20V5m0 0L4 8.5M7.5 5 11 8.5M16.5 4v15m0 0 3.5-3.5M16.5 19 13 15.5" />
);
