import { Icon } from './icon.tsx';

export const BanknoteIcon = () => (
  <Icon path="M3 7h18v10H3zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4M6 10v4M18 10v4" />
);
