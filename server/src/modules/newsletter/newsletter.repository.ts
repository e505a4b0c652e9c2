import type { LanguageCode } from '@danube/contract/locale.ts';
import { and, asc, eq, gt, lte, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { newsletterSubscribers as subscribers } from './newsletter.tables.ts';

export type Subscriber = typeof subscribers.$inferSelect;

type Request = {
  readonly id: string;
  readonly email: string;
  readonly language: LanguageCode;
  readonly confirmationDigest: string;
  readonly departureDigest: string;
  readonly requestedAt: Date;
};

/** False if the email is already confirmed; then nothing changes. */
export async function storeRequest(tx: Tx, request: Request): Promise<boolean> {
  const { language, confirmationDigest, requestedAt } = request;
  const stored = await tx
    .insert(subscribers)
    .values({ ...request, state: 'pending' })
    .onConflictDoUpdate({
      target: subscribers.email,
      set: { language, confirmationDigest, requestedAt, state: 'pending' },
      setWhere: ne(subscribers.state, 'confirmed'),
    })
    .returning({ id: subscribers.id });
  return stored.length > 0;
}

export async function findSubscriber(tx: Tx, email: string): Promise<Subscriber | null> {
  const [found] = await tx.select().from(subscribers).where(eq(subscribers.email, email));
  return found ?? null;
}

/** The subscriber, locked until the transaction ends. */
export async function lockByConfirmation(tx: Tx, digest: string): Promise<Subscriber | null> {
  const [found] = await tx
    .select()
    .from(subscribers)
    .where(eq(subscribers.confirmationDigest, digest))
    .for('update');
  return found ?? null;
}

export async function storeConfirmation(tx: Tx, id: string, confirmedAt: Date): Promise<void> {
  await tx
    .update(subscribers)
    .set({ state: 'confirmed', confirmationDigest: null, confirmedAt, leftAt: null })
    .where(eq(subscribers.id, id));
}

/** Every link in an email must work, even if the secret has changed in between. */
export async function storeUnsubscribeDigest(tx: Tx, id: string, digest: string): Promise<void> {
  await tx.update(subscribers).set({ departureDigest: digest }).where(eq(subscribers.id, id));
}

/** False if the token is unknown. Unsubscribing again changes nothing. */
export async function markUnsubscribed(tx: Tx, digest: string, leftAt: Date): Promise<boolean> {
  const isTheirs = eq(subscribers.departureDigest, digest);
  await tx
    .update(subscribers)
    .set({ state: 'left', confirmationDigest: null, leftAt })
    .where(and(isTheirs, ne(subscribers.state, 'left')));
  const known = await tx.select({ id: subscribers.id }).from(subscribers).where(isTheirs);
  return known.length > 0;
}

/** Deletes unconfirmed requests and unsubscribed addresses. */
export async function deleteUnused(tx: Tx, until: Date): Promise<void> {
  await tx
    .delete(subscribers)
    .where(
      or(
        and(eq(subscribers.state, 'pending'), lte(subscribers.requestedAt, until)),
        and(eq(subscribers.state, 'left'), lte(subscribers.leftAt, until)),
      ),
    );
}

/** The data stored about an email, without the digests. */
export function findPersonalData(tx: Tx, email: string) {
  const { language, state, requestedAt, confirmedAt, leftAt } = subscribers;
  return tx
    .select({ email: subscribers.email, language, state, requestedAt, confirmedAt, leftAt })
    .from(subscribers)
    .where(eq(subscribers.email, email));
}

export async function deleteByEmail(tx: Tx, email: string): Promise<void> {
  await tx.delete(subscribers).where(eq(subscribers.email, email));
}

/** Confirmed ones only, in the order of their ids. */
export function findReaders(
  tx: Tx,
  { after, limit }: { after: string | null; limit: number },
): Promise<Pick<Subscriber, 'id' | 'email' | 'language'>[]> {
  const { id, email, language } = subscribers;
  return tx
    .select({ id, email, language })
    .from(subscribers)
    .where(and(isConfirmed, after ? gt(id, after) : undefined))
    .orderBy(asc(id))
    .limit(limit);
}

export async function countReaders(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(subscribers)
    .where(isConfirmed);
  return row?.count ?? 0;
}

const isConfirmed = eq(subscribers.state, 'confirmed');
