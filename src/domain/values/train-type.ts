/** What kinds of train the railway runs. Anything else the wire may name is shown as a dash. */
export const trainTypes = [
  'YHT',
  'AH',
  'BOLGESEL',
  'OZEL_TREN',
  'TURISTIK_TREN',
  'ULUSLARARASI_CMO',
  'ULUSLARARASI_SET',
  'ULUSLARARASI_NRT',
  'ULUSLARARASI',
] as const;

export type TrainType = (typeof trainTypes)[number];

export const isTrainType = (text: string): text is TrainType => trainTypes.some((type) => type === text);

/** Those among several that are written with a comma between them. */
export const trainTypesNamed = (text: string): readonly TrainType[] => text.split(',').filter(isTrainType);
