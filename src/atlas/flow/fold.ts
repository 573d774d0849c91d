import { foldDigits } from '#domain/values/fold-digits.ts';

/** A text as it is compared when somebody searches: without case, dots, hats, invisible joiners or foreign digits. */
export const fold = (text: string): string =>
  foldDigits(text)
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replaceAll('\u200c', '');
