import { randomUUID } from 'node:crypto';
import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import type { RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { createRouterClient } from '@orpc/server';
import type { Member } from '../../platform/actor.ts';
import { contextOf } from '../../testing/callers.ts';
import { home } from '../../testing/checkout-buyer.ts';
import { adminContext, openCheckoutStage, sessionOf } from '../../testing/checkout-stage.ts';
import { insertPerson } from '../identity/identity.factory.ts';

/** A shop with administrators, payable representatives, and buyers who use a code. */
export async function openRepStage(options: Parameters<typeof openCheckoutStage>[0] = {}) {
  const stage = await openCheckoutStage(options);
  const { router, people } = stage;
  await insertPerson(stage.db, { id: 'admin-id' });
  await insertPerson(stage.db, { id: 'second-id' });
  const asMember = (member: Partial<Member> & { userId: string }) =>
    createRouterClient(router, { context: contextOf({ ...newMember(), ...member }) });
  const desk = createRouterClient(router, { context: adminContext() });
  const secondBookkeeper = asMember({ userId: 'second-id', isAdmin: true, roles: ['bookkeeper'] });

  async function openRep(input: { code: string; rate?: number; email?: string }) {
    const { id: userId } = await insertPerson(stage.db, { id: randomUUID() });
    const email = input.email ?? `${userId}@reps.example`;
    people.emails.set(userId, email);
    const { code, rate = 2_000 } = input;
    const { id } = await desk.salesRepsAdmin.create({ email, code, rate, reason: 'agreed' });
    const api = asMember({ userId, isSalesRep: true });
    return { id, userId, email, code, api };
  }

  /** With a bank account and the accepted agreement. */
  async function makePayable(
    { api }: { api: ReturnType<typeof asMember> },
    iban = 'SK3112000000198742637541',
  ): Promise<void> {
    await api.salesReps.acceptAgreement({ version: 1 });
    await api.salesReps.saveBank({ holderName: 'Tomáš Baláž', iban, taxId: null });
  }

  /** Someone buys and pays; the order's commission is calculated. */
  async function buy(input: Purchase = {}) {
    const { buyer = await stage.openBuyer(), price = 11_900, invitedBy = null } = input;
    const item = await buyer.put({ kind: input.kind ?? 'course', price });
    if (input.email) people.emails.set(buyer.userId, input.email);
    const billing = { ...home, name: input.name ?? home.name };
    const placed = await buyer.order({ invitedBy, billing, coupon: input.coupon ?? null });
    if (placed.payAt) await stage.stripe.control.pay(sessionOf(placed.payAt), 'card', input.card);
    await stage.receiveEvents();
    return { buyer, item, orderId: placed.orderId };
  }

  /** Advances the clock by days and matures what is due. */
  async function pass(days: number): Promise<void> {
    const { clock } = stage.platform;
    clock.set(new Date(clock.now().getTime() + days * 86_400_000).toISOString());
    await stage.runJob('mature-commissions');
  }

  return {
    stage,
    desk,
    secondBookkeeper,
    asMember,
    openRep,
    makePayable,
    buy,
    anonymous: createRouterClient(router, { context: contextOf({ kind: 'visitor' }) }),
    pass,
    /** Until a purchase can't be withdrawn from, and its commission is due, whatever the holidays. */
    passWithdrawal: () => pass(30),
    async refund(input: { id: OrderId; amount: number; cause?: 'buyer' | 'academy' }) {
      const { id, amount, cause = 'buyer' } = input;
      const subscription = 'keep' as const;
      const requested = { id, key: randomUUID(), cause, reason: 'asked', subscription };
      await desk.ordersAdmin.refund({ ...requested, amount: moneySchema.parse(amount) });
      await stage.receiveEvents();
    },
    /** The sums of a representative's lines by state, straight from the tables. */
    async sums(repId: RepId): Promise<Record<string, number>> {
      const { rows } = await stage.pool.query(
        'select state, sum(amount)::int as sum from commission_stands where rep_id = $1 group by state',
        [repId],
      );
      return Object.fromEntries(rows.map(({ state, sum }) => [state, sum]));
    },
    close: () => stage.close(),
  };
}

function newMember() {
  const sessionId = randomUUID();
  return { kind: 'member' as const, sessionId, isAdmin: false, roles: [], isSalesRep: false };
}

type Purchase = {
  readonly buyer?: Awaited<ReturnType<Awaited<ReturnType<typeof openCheckoutStage>>['openBuyer']>>;
  readonly price?: number;
  readonly kind?: 'course' | 'package';
  readonly invitedBy?: string | null;
  readonly coupon?: string | null;
  readonly email?: string;
  readonly name?: string;
  /** A card number that others may have too. */
  readonly card?: string;
};

export type RepStage = Awaited<ReturnType<typeof openRepStage>>;
export type Rep = Awaited<ReturnType<RepStage['openRep']>>;
