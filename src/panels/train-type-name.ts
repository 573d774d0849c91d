import type { TrainType } from '#domain/values/train-type.ts';
import type { Words } from '#i18n/words.ts';

export const trainTypeName = (type: TrainType, { say }: Words): string => {
  switch (type) {
    case 'YHT':
      return say('train-type.high-speed');
    case 'AH':
      return say('train-type.main-line');
    case 'BOLGESEL':
      return say('train-type.regional');
    case 'OZEL_TREN':
      return say('train-type.special');
    case 'TURISTIK_TREN':
      return say('train-type.tourist');
    case 'ULUSLARARASI':
    case 'ULUSLARARASI_CMO':
    case 'ULUSLARARASI_NRT':
    case 'ULUSLARARASI_SET':
      return say('train-type.international');
  }
};
