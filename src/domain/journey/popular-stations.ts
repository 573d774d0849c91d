/** Where most journeys begin and end, as a search understands it. Offered before the whole list of stations is there. */
export const popularStations = [
  'Ankara Gar',
  'İstanbul (Söğütlüçeşme)',
  'İstanbul (Pendik)',
  'Eskişehir',
  'Konya',
  'İzmir (Basmane)',
  'Sivas',
  'İzmit YHT',
  'Karaman',
  'Adana',
  'Kayseri',
  'Kars',
] as const;
