import { Icon } from './icon.tsx';

export const MailIcon = () => <Icon path="M3.5 5.5h17v13h-17v-13Zm0 1.5 8.5 6.5L20.5 7" />;
