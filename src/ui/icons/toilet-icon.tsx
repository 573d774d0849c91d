import { Icon } from './icon.tsx';

export const ToiletIcon = () => (
  <Icon path="M6.5 3.5h4v8h-4v-8Zm4 8h7.5c0 3.5-2.2 5.5-4.5 5.5h-3m0-5.5v9h4.5V17" />
);
