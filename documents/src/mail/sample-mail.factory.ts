import type { Mail } from '../documents.types.ts';
import { sampleMails } from '../samples.ts';

export function sampleMail<Kind extends Mail['kind']>(kind: Kind): Extract<Mail, { kind: Kind }> {
  const isWanted = (mail: Mail): mail is Extract<Mail, { kind: Kind }> => mail.kind === kind;
  const found = sampleMails.find(isWanted);
  if (!found) throw new Error(`No sample of ${kind}`);
  return found;
}
