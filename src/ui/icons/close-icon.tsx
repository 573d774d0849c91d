import { Icon } from './icon.tsx';

export const CloseIcon = () => <Icon path="M6 6l12 12M18 6 6 18" />;
