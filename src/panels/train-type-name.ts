import type { TrainType } from '#domain/train-type.ts';
import type { Words } from '#i18n/words.ts';

export const trainTypeName = (type: TrainType, { say }: Words): string => {
  switch (type) {
    case 'YHT':
      return say('train-type.YHT');
    case 'AH':
      return say('train-type.AH');
    case 'BOLGESEL':
      return say('train-type.BOLGESEL');
    case 'OZEL_TREN':
      return say('train-type.OZEL_TREN');
    case 'TURISTIK_TREN':
      return say('train-type.TURISTIK_TREN');
    case 'ULUSLARARASI':
    case 'ULUSLARARASI_CMO':
    case 'ULUSLARARASI_NRT':
    case 'ULUSLARARASI_SET':
      return say('train-type.ULUSLARARASI');
  }
};
