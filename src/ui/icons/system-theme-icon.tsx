import { Icon } from './icon.tsx';

export const SystemThemeIcon = () => (
  <Icon path="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-18v18m0-4.5a4.5 4.5 0 0 0 0-9" />
);
