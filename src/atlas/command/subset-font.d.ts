declare module 'subset-font' {
  type Cut = { readonly targetFormat: 'woff2' };
  export default function subsetFont(font: Uint8Array, letters: string, cut: Cut): Promise<Buffer>;
}
