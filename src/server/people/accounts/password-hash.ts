import { type BinaryLike, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { type Asker, openHashingQueue } from './hashing-queue.ts';

type Cost = { readonly ln: number; readonly r: number; readonly p: number };
type Stored = { readonly cost: Cost; readonly salt: Buffer; readonly key: Buffer };

/** How passwords are kept and proved. */
export type Passwords = {
  /** What the store keeps of a password; null while too many others of the asker's are being worked on. */
  readonly hash: (password: string, asker: Asker) => Promise<string | null>;
  /** Whether a password belongs to a stored hash. Where there is none it takes as long to say no. Null as above. */
  readonly isRight: (password: string, hash: string | null, asker: Asker) => Promise<boolean | null>;
};

/** 16 MiB and about a third of a second on one core. */
const ordinary: Cost = { ln: 14, r: 8, p: 5 };
const keyLength = 32;
const saltLength = 16;
const memory = 64 * 1024 * 1024;

const derive = (password: BinaryLike, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: memory };
    scrypt(password, salt, keyLength, options, (reason, key) => (reason ? reject(reason) : resolve(key)));
  });

const pattern = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

const storedOf = (text: string): Stored => {
  const [, ln, r, p, salt, key] = pattern.exec(text) ?? [];
  if (salt === undefined || key === undefined) throw new TypeError('A stored password hash cannot be read.');
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
};

/** Two ways to type one letter are one password. */
const normalizePassword = (password: string) => password.normalize('NFC');

export const openPasswords = (cost: Cost = ordinary): Passwords => {
  const queue = openHashingQueue({ atOnce: 2, longest: 100 });
  const nobody: Stored = { cost, salt: randomBytes(saltLength), key: randomBytes(keyLength) };
  return {
    hash: async (password, asker) => {
      const salt = randomBytes(saltLength);
      const key = await queue.run(asker, () => derive(normalizePassword(password), salt, cost));
      return (
        key &&
        `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`
      );
    },
    isRight: async (password, hash, asker) => {
      const stored = hash === null ? nobody : storedOf(hash);
      const key = await queue.run(asker, () => derive(normalizePassword(password), stored.salt, stored.cost));
      return key && timingSafeEqual(key, stored.key);
    },
  };
};
