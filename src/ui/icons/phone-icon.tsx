import { Icon } from './icon.tsx';

export const PhoneIcon = () => (
  <Icon path="M5 3.5h4l1.5 5-2.3 1.7a12 12 0 0 0 5.6 5.6l1.7-2.3 5 1.5v4a1.5 1.5 0 0 1-1.6 1.5C10.5 19.9 4.1 13.5 3.5 5.1A1.5 1.5 0 0 1 5 3.5Z" />
);
