import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** The packages, each by a link: what is kept of them while a copy of the project works is kept in the copy. */
export const linkPackages = async (root: string, place: string): Promise<void> => {
  await mkdir(join(place, 'node_modules'));
  const packages = (await readdir(join(root, 'node_modules'))).filter((each) => each !== '.vite');
  await Promise.all(
    packages.map((each) => symlink(join(root, 'node_modules', each), join(place, 'node_modules', each))),
  );
};
