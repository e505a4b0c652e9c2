import { emailPreferencesContract } from '@danube/contract/email-preferences/email-preferences.contract.ts';
import { implement } from '@orpc/server';
import { guard, requireMember } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { defaultPreferences } from './default-preferences.ts';
import type { EmailPreferencesDependencies } from './email-preferences.dependencies.ts';
import {
  findPreferences,
  storePreferences,
  storeTimeZone,
} from './email-preferences.repository.ts';
import { stopEmails } from './stop-emails.ts';

export function createEmailPreferencesRouter(deps: EmailPreferencesDependencies) {
  const os = implement(emailPreferencesContract).$context<RequestContext>().use(guard);
  const { db, clock } = deps;
  return os.router({
    mine: os.mine.handler(async ({ context }) => {
      const stored = await findPreferences(db, requireMember(context).userId);
      const { learningReminders, communityDigest } = stored ?? defaultPreferences;
      return { learningReminders, communityDigest };
    }),
    change: os.change.handler(async ({ input, context }) => {
      await storePreferences(db, requireMember(context).userId, {
        ...input,
        changedAt: clock.now(),
      });
      return {};
    }),
    noteTimeZone: os.noteTimeZone.handler(async ({ input, context }) => {
      await storeTimeZone(db, requireMember(context).userId, input.timeZone);
      return {};
    }),
    stop: os.stop.handler(async ({ input }) => ({ kind: await stopEmails(deps, input.token) })),
  });
}
