import { Icon } from './icon.tsx';

export const ManIcon = () => <Icon path="M10 20a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm4.3-10.3L20 4m-5 0h5v5" />;
