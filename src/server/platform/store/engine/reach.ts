import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Owner } from './owner.ts';

const enter = 0o1;

const mayEnter = async (folder: string, owner: Owner): Promise<boolean> => {
  const { mode, uid, gid } = await stat(folder);
  const shift = uid === owner.uid ? 6 : gid === owner.gid ? 3 : 0;
  return ((mode >> shift) & enter) !== 0;
};

/** Whether this user can walk from the root of the file system into the folder. */
export const mayReach = async (folder: string, owner: Owner): Promise<boolean> => {
  if (!(await mayEnter(folder, owner))) {
    return false;
  }
  const above = dirname(folder);
  return above === folder || mayReach(above, owner);
};
