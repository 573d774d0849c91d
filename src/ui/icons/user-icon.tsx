import { Icon } from './icon.tsx';

export const UserIcon = () => <Icon path="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 8.5a8 8 0 0 1 16 0" />;
