import { Icon } from './icon.tsx';

export const DangerIcon = () => (
  <Icon path="M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3L8.3 3Zm3.7 4.8v5.4m0 3v.1" />
);
