import { Icon } from './icon.tsx';

export const MinusIcon = () => <Icon path="M6 12h12" />;
