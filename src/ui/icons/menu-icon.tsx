import { Icon } from './icon.tsx';

export const MenuIcon = () => <Icon path="M4 6.5h16M4 12h16M4 17.5h16" />;
