import { Icon } from './icon.tsx';

export const AlertIcon = () => <Icon path="M12 3.5 21.5 20h-19L12 3.5Zm0 6.5v4.5m0 2.9v.1" />;
