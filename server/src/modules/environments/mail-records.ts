import type { EnvironmentFacts } from './environments.dependencies.ts';

type MailFacts = Pick<EnvironmentFacts, 'mailFrom' | 'dkimSelector' | 'findTextRecords'>;

/** The names that the usual mail providers publish their keys under. */
const usualSelectors = ['default', 'dkim', 'google', 'k1', 'mail', 's1', 's2', 'selector1', 'smtp'];

/** RFC 2606 and RFC 6761 reserve these names. */
export function isExample(domain: string): boolean {
  return /(^|\.)(example|example\.(com|net|org)|test|localhost|invalid)$/.test(domain);
}

export function domainOf(from: string): string {
  return /@([A-Za-z0-9.-]+)>?\s*$/.exec(from)?.[1]?.toLowerCase() ?? 'invalid';
}

/** Whether SPF and DMARC are published; null if they couldn't be looked up. */
export function hasMailRecords({ mailFrom, findTextRecords }: MailFacts): Promise<boolean | null> {
  const domain = domainOf(mailFrom);
  return lookUp(domain, async () => {
    const [spf, dmarc] = await Promise.all([
      findTextRecords(domain),
      findTextRecords(`_dmarc.${domain}`),
    ]);
    const begins = (records: readonly string[], text: string) =>
      records.some((record) => record.toLowerCase().startsWith(text));
    return begins(spf, 'v=spf1') && begins(dmarc, 'v=dmarc1');
  });
}

/**
 * Whether a DKIM key is published. Without the configured name only the usual ones can be tried, so
 * finding none proves nothing.
 */
export function hasMailSignature(facts: MailFacts): Promise<boolean | null> {
  const { mailFrom, dkimSelector, findTextRecords } = facts;
  const domain = domainOf(mailFrom);
  return lookUp(domain, async () => {
    const tried = dkimSelector === null ? usualSelectors : [dkimSelector];
    const found = await Promise.all(
      tried.map((selector) => findTextRecords(`${selector}._domainkey.${domain}`)),
    );
    // A withdrawn key stays published without its `p`.
    if (found.flat().some((record) => /(^|;)\s*p=[^;\s]/i.test(record))) return true;
    return dkimSelector === null ? null : false;
  });
}

/** Null if the name server didn't answer. */
async function lookUp(domain: string, ask: () => Promise<boolean | null>): Promise<boolean | null> {
  if (isExample(domain)) return false;
  try {
    return await ask();
  } catch {
    return null;
  }
}
