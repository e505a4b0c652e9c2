import { settingsContract } from '@danube/contract/settings/settings.contract.ts';
import { shownSettings } from '@danube/contract/settings/shown-settings.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../platform/action-context.ts';
import { guard, isStaffFor } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { discardDraft } from './discard-draft.ts';
import { publishDraft } from './publish-draft.ts';
import { readAll } from './read-all.ts';
import { readEdition } from './read-edition.ts';
import { restoreVersion } from './restore-version.ts';
import { saveDraft } from './save-draft.ts';
import type { SettingsDependencies } from './settings.dependencies.ts';
import { toSummaries } from './settings.mapper.ts';
import { findGroups } from './settings.repository.ts';

export function createSettingsRouter(deps: SettingsDependencies) {
  const os = implement(settingsContract).$context<RequestContext>().use(guard);
  return os.router({
    shown: os.shown.handler(async ({ input: { isPreview, ...reader }, context }) => {
      const withDrafts = isPreview === true && (await mayEdit(context));
      return shownSettings(await readAll(deps.db, { withDrafts }), reader);
    }),
    list: os.list.handler(async () => {
      const rows = await findGroups(deps.db);
      const people = rows.map(({ updatedBy }) => updatedBy).filter((id) => id !== null);
      return toSummaries(rows, await deps.findNames(people));
    }),
    read: os.read.handler(({ input }) => readEdition(deps, input.group)),
    references: os.references.handler(({ input }) => deps.findReferences(deps.db, input)),
    save: os.save.handler(async ({ input, context }) => {
      await saveDraft(deps, requireActionContext(context), input);
      return readEdition(deps, input.group);
    }),
    publish: os.publish.handler(async ({ input, context }) => {
      await publishDraft(deps, requireActionContext(context), input);
      return readEdition(deps, input.group);
    }),
    discard: os.discard.handler(async ({ input, context }) => {
      await discardDraft(deps, requireActionContext(context), input);
      return readEdition(deps, input.group);
    }),
    restore: os.restore.handler(async ({ input, context }) => {
      await restoreVersion(deps, requireActionContext(context), input);
      return readEdition(deps, input.group);
    }),
  });
}

/** Drafts are only shown to people who may edit them; everyone else sees the public site. */
async function mayEdit({ findActor }: Pick<RequestContext, 'findActor'>): Promise<boolean> {
  const actor = await findActor();
  return actor.kind === 'member' && isStaffFor(actor, 'settings');
}
