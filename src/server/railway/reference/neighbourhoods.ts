const names = ['CUMHURİYET', 'İSTASYON', 'MERKEZ', 'YENİ'];
/** Neighbourhoods of a district stand between this many numbers. */
const room = 10;

type Neighbourhood = { readonly id: number; readonly name: string; readonly districtId: number };

/** A few neighbourhoods stand for those of a district. */
export const neighbourhoodsOf = (districtId: number): readonly Neighbourhood[] =>
  names.map((name, at) => ({ id: districtId * room + at, name, districtId }));
