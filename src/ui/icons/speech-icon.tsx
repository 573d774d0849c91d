import { Icon } from './icon.tsx';

export const SpeechIcon = () => <Icon path="M4 4.5h16v12H11l-4.5 4v-4H4v-12ZM8 9h8m-8 3.5h5" />;
