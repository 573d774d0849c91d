let print: Promise<string> | null = null;

const reckoned = async (): Promise<string> => {
  const { printNetwork } = await import('./print-network.ts');
  return printNetwork();
};

/** The print of the network of the seed. The build puts the print itself in the place of this file. */
export const networkPrint = (): Promise<string> => {
  print ??= reckoned();
  return print;
};
