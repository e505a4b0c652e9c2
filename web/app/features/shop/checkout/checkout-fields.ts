import type { Billing } from '@danube/contract/checkout/checkout.schemas.ts';

/** The buyer's input. */
export type CheckoutFields = {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly isCompany: boolean;
  readonly company: string;
  readonly vatId: string;
};

/** In the order of the form. */
export const billingFields = [
  'country',
  'name',
  'street',
  'postcode',
  'city',
  'company',
  'vatId',
] as const;

export type BillingField = (typeof billingFields)[number];

/** The contract's length limits, repeated because its schemas would add too much to the page. */
const lengths = {
  name: [2, 120],
  street: [2, 120],
  postcode: [2, 20],
  city: [1, 80],
  company: [1, 120],
} as const;

/** The invalid fields, in the order of the form. */
export function invalidFields(fields: CheckoutFields): BillingField[] {
  return billingFields.filter((field) => isInvalid(field, fields));
}

function isInvalid(field: BillingField, fields: CheckoutFields): boolean {
  const text = fields[field].trim();
  switch (field) {
    case 'country':
      return text === '';
    case 'vatId':
      return fields.isCompany && !/^[A-Z0-9+*]{0,20}$/.test(plainVatId(text));
    case 'company':
      return fields.isCompany && hasWrongLength(text, lengths.company);
    default:
      return hasWrongLength(text, lengths[field]);
  }
}

function hasWrongLength(text: string, [min, max]: readonly [number, number]): boolean {
  return text.length < min || text.length > max || /\p{Cc}/u.test(text);
}

/** In the contract's format: capitals, without separators. */
function plainVatId(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replaceAll(/[\s./-]/g, '');
}

/** Null if it is empty, or the buyer isn't a business. */
export function vatIdOf(fields: Pick<CheckoutFields, 'isCompany' | 'vatId'>): string | null {
  return fields.isCompany ? plainVatId(fields.vatId) || null : null;
}

export function billingOf(fields: CheckoutFields): Billing {
  return {
    name: fields.name.trim(),
    street: fields.street.trim(),
    postcode: fields.postcode.trim(),
    city: fields.city.trim(),
    country: fields.country,
    company: fields.isCompany ? fields.company.trim() : null,
    vatId: vatIdOf(fields),
  };
}

export function normaliseCoupon(text: string): string {
  return text.trim().toUpperCase();
}

export function isCoupon(code: string): boolean {
  return /^[A-Z0-9-]{3,30}$/.test(code);
}
