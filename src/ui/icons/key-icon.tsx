import { Icon } from './icon.tsx';

export const KeyIcon = () => (
  <Icon path="M15 14.5a5 5 0 1 0-4.8-3.7L3.5 17.5V20.5h3.5v-2.5h2.5v-2.5h2l.8-1.2A5 5 0 0 0 15 14.5Zm1-5.6v.1" />
);
