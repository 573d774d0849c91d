import { Icon } from './icon.tsx';

export const LuggageIcon = () => <Icon path="M5.5 8h13v11h-13V8Zm4 0V4.5h5V8M9 11.5v4m6-4v4" />;
