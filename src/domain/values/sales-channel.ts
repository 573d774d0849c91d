export const ticketsChannel = '2';
export const packagesChannel = '3';

/** Whoever names no channel, or none that is known, buys through the one of packages. */
export const channelNamed = (name: string | null): typeof ticketsChannel | typeof packagesChannel =>
  name === ticketsChannel ? ticketsChannel : packagesChannel;

const packages = /\/(?:subscription|discount-package|package)-purchases(?:\/|$)/;

/** Reservations are sold through channel 2 and packages through channel 3; other calls name none. */
export const salesChannelOf = (path: string): typeof ticketsChannel | typeof packagesChannel | null => {
  if (packages.test(path)) return packagesChannel;
  return path.startsWith('/crs/') ? ticketsChannel : null;
};
