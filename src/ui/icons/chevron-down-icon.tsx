import { Icon } from './icon.tsx';

export const ChevronDownIcon = () => <Icon path="m6 9 6 6 6-6" />;
