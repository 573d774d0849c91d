const packages = /\/(?:subscription|discount-package|package)-purchases(?:\/|$)/;

/** Reservations are sold through channel 2 and packages through channel 3; other calls name none. */
export const salesChannelOf = (path: string): '2' | '3' | null => {
  if (packages.test(path)) return '3';
  return path.startsWith('/crs/') ? '2' : null;
};
