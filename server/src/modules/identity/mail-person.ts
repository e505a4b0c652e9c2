import { defaultLanguage } from '@danube/contract/locale.ts';
import type { Mail } from '@danube/documents/documents.types.ts';
import { enqueueMail } from '../../platform/send-mail.job.ts';
import type { Change } from '../../platform/transact.ts';
import type { IdentityDependencies } from './identity.dependencies.ts';
import type { Person } from './identity.repository.ts';

/** Sends an email about their account, in their language, after the commit. */
export async function mailPerson(
  deps: Pick<IdentityDependencies, 'jobs' | 'ids'>,
  change: Pick<Change, 'tx'>,
  { person, mail }: { person: Pick<Person, 'email' | 'language'>; mail: Mail },
): Promise<void> {
  await enqueueMail(change.tx, deps.jobs, {
    to: person.email,
    locale: person.language ?? defaultLanguage,
    mail,
    messageKey: `${mail.kind}:${deps.ids.uuid()}`,
  });
}
