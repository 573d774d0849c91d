import { Icon } from './icon.tsx';

export const InfoIcon = () => <Icon path="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5m0-8.9v.1" />;
