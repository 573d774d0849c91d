import type { Gender } from '#domain/member/customer.ts';
import type { StaffRole } from '#domain/values/staff-role.ts';

export type SeedMember = {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly role: 'member' | 'staff';
  /** Of staff alone. */
  readonly staffRoles?: readonly StaffRole[];
  readonly status: 'ACTIVE' | 'PASSIVE';
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender;
  readonly birthdate: string;
  readonly mobileNumber: string;
  readonly citizenshipNo: string | null;
  readonly passportNo: string | null;
  readonly company: {
    readonly name: string;
    readonly taxNo: string;
    readonly taxAdministration: string;
  } | null;
};

type Colleague = Pick<
  SeedMember,
  'birthdate' | 'citizenshipNo' | 'email' | 'firstName' | 'gender' | 'id' | 'lastName' | 'staffRoles'
>;

const colleagues: readonly Colleague[] = [
  {
    id: 1006,
    email: 'deniz@example.com',
    firstName: 'DENİZ',
    lastName: 'AKIN',
    gender: 'F',
    staffRoles: ['editor'],
    birthdate: '1988-02-11',
    citizenshipNo: '60000000028',
  },
  {
    id: 1007,
    email: 'kerem@example.com',
    firstName: 'KEREM',
    lastName: 'UÇAR',
    gender: 'M',
    staffRoles: ['editor'],
    birthdate: '1992-07-30',
    citizenshipNo: '70000000096',
  },
  {
    id: 1008,
    email: 'nazan@example.com',
    firstName: 'NAZAN',
    lastName: 'SOYLU',
    gender: 'F',
    staffRoles: ['approver'],
    birthdate: '1979-04-05',
    citizenshipNo: '80000000064',
  },
  {
    id: 1009,
    email: 'onur@example.com',
    firstName: 'ONUR',
    lastName: 'BİLGE',
    gender: 'M',
    staffRoles: ['approver'],
    birthdate: '1983-10-21',
    citizenshipNo: '90000000032',
  },
  {
    id: 1010,
    email: 'pinar@example.com',
    firstName: 'PINAR',
    lastName: 'ERGÜN',
    gender: 'F',
    staffRoles: ['editor', 'approver'],
    birthdate: '1990-12-01',
    citizenshipNo: '11000000068',
  },
];

/** Whoever changes the catalogue. */
const catalogueStaff: readonly SeedMember[] = colleagues.map((colleague) => ({
  ...colleague,
  password: 'Bozkir1923',
  role: 'staff',
  status: 'ACTIVE',
  mobileNumber: `532000${colleague.id}`,
  passportNo: null,
  company: null,
}));

/** Members for trying things out. docs/operations.md says who they are. */
export const seedMembers: readonly SeedMember[] = [
  {
    id: 1001,
    email: 'ayse@example.com',
    password: 'Bozkir1923',
    role: 'member',
    status: 'ACTIVE',
    firstName: 'AYŞE',
    lastName: 'YILMAZ',
    gender: 'F',
    birthdate: '1990-05-03',
    mobileNumber: '5320000001',
    citizenshipNo: '10000000146',
    passportNo: null,
    company: null,
  },
  {
    id: 1002,
    email: 'bozkir@example.com',
    password: 'Bozkir1923',
    role: 'member',
    status: 'ACTIVE',
    firstName: 'MEHMET',
    lastName: 'KAYA',
    gender: 'M',
    birthdate: '1978-11-20',
    mobileNumber: '5320000002',
    citizenshipNo: '20000000046',
    passportNo: null,
    company: { name: 'BOZKIR TURİZM', taxNo: '1234567890', taxAdministration: 'ÇANKAYA' },
  },
  {
    id: 1003,
    email: 'zeynep@example.com',
    password: 'Bozkir1923',
    role: 'member',
    status: 'PASSIVE',
    firstName: 'ZEYNEP',
    lastName: 'DEMİR',
    gender: 'F',
    birthdate: '2001-02-28',
    mobileNumber: '5320000003',
    citizenshipNo: '30000000014',
    passportNo: null,
    company: null,
  },
  {
    id: 1004,
    email: 'sara@example.com',
    password: 'Bozkir1923',
    role: 'member',
    status: 'ACTIVE',
    firstName: 'SARA',
    lastName: 'AHMADI',
    gender: 'F',
    birthdate: '1995-07-14',
    mobileNumber: '9120000004',
    citizenshipNo: null,
    passportNo: 'U12345678',
    company: null,
  },
  {
    id: 1005,
    email: 'elif@example.com',
    password: 'Bozkir1923',
    role: 'staff',
    staffRoles: ['support'],
    status: 'ACTIVE',
    firstName: 'ELİF',
    lastName: 'ARSLAN',
    gender: 'F',
    birthdate: '1985-09-09',
    mobileNumber: '5320000005',
    citizenshipNo: '50000000050',
    passportNo: null,
    company: null,
  },
  ...catalogueStaff,
];
