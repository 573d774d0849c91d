import { Icon } from './icon.tsx';

export const WheelchairIcon = () => (
  <Icon path="M10 6.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4Zm0 0v7h6l2.6 5.6 1.9-.8M10 9.4h5M8 11.2a5 5 0 1 0 6.6 6.4" />
);
