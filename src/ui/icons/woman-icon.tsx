import { Icon } from './icon.tsx';

export const WomanIcon = () => (
  <Icon path="M12 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm0 0v7.5m-3.5-3.5h7" />
);
