import { Icon } from './icon.tsx';

export const SuccessIcon = () => <Icon path="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4-8.7 2.8 2.8L16 9.5" />;
