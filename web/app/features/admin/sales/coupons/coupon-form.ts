import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Coupon, CouponDraft } from '@danube/contract/checkout/coupons.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { dayIn, dayStart, isDay, nextDay } from '../../../../lib/day-start.ts';
import { academyTimeZone } from '../../../../lib/format-date.ts';
import { formatMoneyInput, parseMoney } from '../../../../lib/parse-amount.ts';

/** A coupon as its form holds it: raw input, valid or not. */
export type CouponFields = {
  code: string;
  note: string;
  kind: 'percent' | 'fixed';
  value: string;
  firstDay: string;
  lastDay: string;
  limit: string;
  limitPerPerson: string;
  minimum: string;
  items: readonly ItemId[];
  owner: string;
  isActive: boolean;
};

const codePattern = /^[A-Z0-9-]{3,30}$/;
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const maxUses = 1_000_000;
const maxItems = 50;

const empty: CouponFields = {
  code: '',
  note: '',
  kind: 'percent',
  value: '',
  firstDay: '',
  lastDay: '',
  limit: '',
  limitPerPerson: '1',
  minimum: '',
  items: [],
  owner: '',
  isActive: true,
};

export function toCouponFields(coupon: Coupon | null, language: LanguageCode): CouponFields {
  if (!coupon) return empty;
  const { value } = coupon;
  return {
    code: coupon.code,
    note: coupon.note,
    kind: value.kind,
    value:
      value.kind === 'percent' ? String(value.percent) : formatMoneyInput(value.amount, language),
    firstDay: coupon.startsAt ? dayIn(coupon.startsAt, academyTimeZone) : '',
    lastDay: coupon.endsAt ? toLastDay(coupon.endsAt) : '',
    limit: coupon.limit === null ? '' : String(coupon.limit),
    limitPerPerson: coupon.limitPerPerson === null ? '' : String(coupon.limitPerPerson),
    minimum: coupon.minimum === null ? '' : formatMoneyInput(coupon.minimum, language),
    items: coupon.items,
    owner: coupon.owner ?? '',
    isActive: coupon.isActive,
  };
}

export function findCouponErrors(fields: CouponFields, language: LanguageCode) {
  const { firstDay, lastDay, minimum, owner } = fields;
  const areDaysInOrder = !firstDay || !lastDay || firstDay <= lastDay;
  const isRight: Partial<Record<keyof CouponFields, boolean>> = {
    code: codePattern.test(codeOf(fields)),
    value: couponValueOf(fields, language) !== undefined,
    firstDay: firstDay === '' || isDay(firstDay),
    lastDay: lastDay === '' || (isDay(lastDay) && areDaysInOrder),
    limit: countOf(fields.limit) !== undefined,
    limitPerPerson: countOf(fields.limitPerPerson) !== undefined,
    minimum: minimum.trim() === '' || parseMoney(minimum, language) !== undefined,
    owner: owner.trim() === '' || emailPattern.test(owner.trim()),
    items: fields.items.length <= maxItems,
  };
  // The keys of an object literal are exactly those of its type.
  const names = Object.keys(isRight) as (keyof CouponFields)[];
  return names.filter((name) => !isRight[name]);
}

/** The request; undefined if a field is invalid. An unchanged day keeps its instant. */
export function toCouponDraft(
  fields: CouponFields,
  coupon: Coupon | null,
  language: LanguageCode,
): (CouponDraft & { code: string }) | undefined {
  const value = couponValueOf(fields, language);
  const limit = countOf(fields.limit);
  const limitPerPerson = countOf(fields.limitPerPerson);
  if (!value || limit === undefined || limitPerPerson === undefined) return undefined;
  const before = toCouponFields(coupon, language);
  const { firstDay, lastDay } = fields;
  return {
    code: codeOf(fields),
    note: fields.note.trim(),
    value,
    startsAt: firstDay === before.firstDay ? (coupon?.startsAt ?? null) : startOf(firstDay),
    endsAt: lastDay === before.lastDay ? (coupon?.endsAt ?? null) : endOf(lastDay),
    limit,
    limitPerPerson,
    minimum: parseMoney(fields.minimum, language) ?? null,
    items: [...fields.items],
    owner: fields.owner.trim().toLowerCase() || null,
    isActive: fields.isActive,
  };
}

function codeOf({ code }: CouponFields): string {
  return code.trim().toUpperCase();
}

function couponValueOf({ kind, value }: CouponFields, language: LanguageCode) {
  if (kind === 'fixed') {
    const amount = parseMoney(value, language);
    return amount ? ({ kind, amount } as const) : undefined;
  }
  const percent = /^\d{1,3}$/.test(value.trim()) ? Number(value) : 0;
  return percent >= 1 && percent <= 100 ? ({ kind, percent } as const) : undefined;
}

/** Null means no limit; undefined means invalid. */
function countOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const count = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= maxUses ? count : undefined;
}

function startOf(day: string): Date | null {
  return day === '' ? null : (dayStart(day, academyTimeZone) ?? null);
}

/** The last day is inclusive: it ends when the next one begins. */
function endOf(day: string): Date | null {
  return day === '' ? null : (dayStart(nextDay(day), academyTimeZone) ?? null);
}

export function toLastDay(end: Date): string {
  return dayIn(new Date(end.getTime() - 1), academyTimeZone);
}
