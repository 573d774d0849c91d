import { Icon } from './icon.tsx';

export const TrainIcon = () => (
  <Icon path="M7 3.5h10a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5.5a2 2 0 0 1 2-2ZM5 11h14M8.5 14v.1m7-.1v.1M8.5 17l-2.5 4m9.5-4 2.5 4m-10-2h8" />
);
