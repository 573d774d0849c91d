import { stored } from '#gateway/wire/stored.ts';

const versionName = 'version';
/** What outlives a new version of the shop. */
const outliving = ['enrollees', 'era', 'to-forget', 'last-member'];

/** A browser that was last used with another version of the shop forgets what it stored, but not its enrollees, nor what is to be forgotten, nor who was here last. */
export const renewStored = (version: string): void => {
  if (stored.read(versionName) === version) return;
  stored.keepOnly(outliving);
  stored.write(versionName, version);
};
