import type {
  ReferredList,
  SettingsReference,
} from '@danube/contract/settings/settings.contract.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { Transact } from '../../platform/transact.ts';
import type { IdentityApi } from '../identity/identity.api.ts';
import type { MediaApi } from '../media/media.api.ts';

export type SettingsDependencies = {
  db: Db;
  clock: Clock;
  transact: Transact;
  findNames: IdentityApi['findNames'];
  media: Pick<MediaApi, 'findFiles' | 'linkForPlayback' | 'storeUses'>;
  /** What other modules have that refers to a list entry. */
  findReferences: (
    tx: Tx,
    entry: { list: ReferredList; slug: string },
  ) => Promise<SettingsReference[]>;
};

/** A group as stored, whatever its fields were then. */
export type StoredValues = Readonly<Record<string, unknown>>;

/** The revision the editor last saw, so that nobody overwrites someone else's changes. */
export type ExpectedRevision<Group> = { readonly group: Group; readonly revision: number };
