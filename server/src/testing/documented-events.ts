import { readFile } from 'node:fs/promises';

const runbook = new URL('../../../docs/runbooks/payments.md', import.meta.url);

/** The event types that the runbook tells the owner to select at Stripe. */
export async function readDocumentedEvents(): Promise<string[]> {
  const text = await readFile(runbook, 'utf8');
  const list = text.split('Events:\n')[1]?.split(/\n\d+\. /)[0] ?? '';
  const events = [...list.matchAll(/`([a-z_.]+)`/g)].flatMap(([, event]) => event ?? []);
  if (events.length === 0) throw new Error('the runbook lists no events');
  return events;
}
