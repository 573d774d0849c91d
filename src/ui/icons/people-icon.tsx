import { Icon } from './icon.tsx';

export const PeopleIcon = () => (
  <Icon path="M9 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 8a6.5 6.5 0 0 1 13 0M16 5.4a3.5 3.5 0 0 1 0 6.2M18.5 14.2a6.5 6.5 0 0 1 3 5.8" />
);
