import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { SetupFault } from '#server/platform/setup-fault.ts';

/** The user a cluster belongs to. PostgreSQL refuses to run as root. */
export type Owner = { readonly uid: number; readonly gid: number };

const passwordFile = '/etc/passwd';

const ownerNamed = (accounts: string, name: string): Owner | null => {
  const account = accounts.split('\n').find((line) => line.startsWith(`${name}:`));
  const [, , uid, gid] = account?.split(':') ?? [];
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) };
};

const ownerForRoot = async (cluster: string): Promise<Owner> => {
  if (existsSync(cluster)) {
    const { uid, gid } = await stat(cluster);
    if (uid !== 0) {
      return { uid, gid };
    }
  }
  const accounts = await readFile(passwordFile, 'utf8');
  const owner = ownerNamed(accounts, 'postgres') ?? ownerNamed(accounts, 'nobody');
  if (owner === null || owner.uid <= 0) {
    throw new SetupFault(
      `PostgreSQL does not run as root and ${passwordFile} names neither postgres nor nobody: start as an ordinary user or set DATABASE_URL.`,
    );
  }
  return owner;
};

/** Null when the cluster simply belongs to whoever runs this process. */
export const ownerOf = async (cluster: string): Promise<Owner | null> =>
  process.getuid?.() === 0 ? ownerForRoot(cluster) : null;
