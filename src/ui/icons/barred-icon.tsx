import { Icon } from './icon.tsx';

export const BarredIcon = () => <Icon path="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM6 6l12 12" />;
