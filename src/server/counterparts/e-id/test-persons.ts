/** Who may sign in at the simulated e-ID page. The first three are members of the seed. */
export const testPersons = [
  { name: 'AYŞE YILMAZ', citizenshipNo: '10000000146' },
  { name: 'MEHMET KAYA', citizenshipNo: '20000000046' },
  { name: 'ZEYNEP DEMİR', citizenshipNo: '30000000014' },
  { name: 'ALİ VELİOĞLU', citizenshipNo: '40000000082' },
] as const;

const isTestPerson = (citizenshipNo: string) =>
  testPersons.some((person) => person.citizenshipNo === citizenshipNo);

export const testPersonOf = (citizenshipNo: string): string | null =>
  isTestPerson(citizenshipNo) ? citizenshipNo : null;
