export const ticketsChannel = '2';
export const packagesChannel = '3';

const packages = /\/(?:subscription|discount-package|package)-purchases(?:\/|$)/;

/** Reservations are sold through channel 2 and packages through channel 3; other calls name none. */
export const salesChannelOf = (path: string): typeof ticketsChannel | typeof packagesChannel | null => {
  if (packages.test(path)) return packagesChannel;
  return path.startsWith('/crs/') ? ticketsChannel : null;
};
