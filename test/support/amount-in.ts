/** What a button says whose sentence names an amount. */
export const amountIn = (sentence: string): RegExp => {
  const [before = '', after = ''] = sentence.split('{amount}');
  return new RegExp(`^${before}.*[\\d۰-۹].*${after}$`);
};
