import { Icon } from './icon.tsx';

export const HomeIcon = () => <Icon path="M4 11 12 4l8 7v8.5h-5.5v-5.5h-5v5.5H4V11Z" />;
