import { Icon } from './icon.tsx';

export const PlusIcon = () => <Icon path="M12 6v12M6 12h12" />;
