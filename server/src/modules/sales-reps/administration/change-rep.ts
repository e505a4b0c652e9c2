import type { ItemType } from '@danube/contract/cart/cart.schemas.ts';
import type { RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { ActionContext } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { changeCode, insertCode } from '../codes/codes.repository.ts';
import { changeCouponOf, changeRep, insertRate } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { performRepAction } from './perform-rep-action.ts';

/** Closes or reopens a representative; the role follows, earned commission stays. */
export function changeState(
  deps: SalesRepsDependencies,
  act: ActionContext,
  { id, isActive, reason }: { id: RepId; isActive: boolean; reason: string },
) {
  return performRepAction(deps, act, {
    id,
    action: 'sales-reps.change-state',
    reason,
    async perform({ tx }, rep) {
      await changeRep(tx, id, { isActive });
      if (rep.userId) await deps.people.changeSalesRep(tx, rep.userId, isActive);
      return { before: { isActive: rep.isActive }, after: { isActive } };
    },
  });
}

export function addCode(
  deps: SalesRepsDependencies,
  act: ActionContext,
  { id, code, isImported }: { id: RepId; code: string; isImported: boolean },
) {
  return performRepAction(deps, act, {
    id,
    action: 'sales-reps.add-code',
    async perform({ tx }) {
      const createdAt = deps.clock.now();
      const row = { code, repId: id, isActive: true, isImported, createdAt };
      if (!(await insertCode(tx, row))) throw new DomainError('CODE_TAKEN');
      return { after: { code, isImported } };
    },
  });
}

export function changeCodeState(
  deps: SalesRepsDependencies,
  act: ActionContext,
  { id, code, isActive }: { id: RepId; code: string; isActive: boolean },
) {
  return performRepAction(deps, act, {
    id,
    action: 'sales-reps.change-code',
    async perform({ tx }) {
      if (!(await changeCode(tx, { repId: id, code }, isActive))) {
        throw new DomainError('REP_NOT_FOUND');
      }
      return { after: { code, isActive } };
    },
  });
}

type NewRate = {
  readonly id: RepId;
  readonly itemType: ItemType | null;
  readonly rate: number;
  readonly validFrom: Date | null;
  readonly reason: string;
};

/** Existing rates stay; a new one applies from its day on. */
export function addRate(
  deps: SalesRepsDependencies,
  act: ActionContext,
  { id, itemType, rate, validFrom: requested, reason }: NewRate,
) {
  return performRepAction(deps, act, {
    id,
    action: 'sales-reps.add-rate',
    reason,
    async perform({ tx }) {
      const addedAt = deps.clock.now();
      const validFrom = requested ?? addedAt;
      if (validFrom < addedAt) throw new DomainError('RATE_NOT_LATER');
      const addedBy = act.member.userId;
      await insertRate(tx, { repId: id, itemType, rate, validFrom, addedAt, addedBy, reason });
      return { after: { itemType, rate, validFrom: validFrom.toISOString() } };
    },
  });
}

export function changeCoupon(
  deps: SalesRepsDependencies,
  act: ActionContext,
  { id, coupon }: { id: RepId; coupon: string | null },
) {
  return performRepAction(deps, act, {
    id,
    action: 'sales-reps.change-coupon',
    async perform({ tx }, rep) {
      const isPresent = coupon === null || (await deps.checkout.doesCouponExist(tx, coupon));
      if (!isPresent) throw new DomainError('COUPON_NOT_FOUND');
      if (!(await changeCouponOf(tx, id, coupon))) throw new DomainError('COUPON_TAKEN');
      return { before: { coupon: rep.coupon }, after: { coupon } };
    },
  });
}
