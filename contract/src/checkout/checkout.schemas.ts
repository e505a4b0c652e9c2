import * as z from 'zod';
import { itemTypeSchema } from '../cart/cart.schemas.ts';
import { itemIdSchema } from '../catalogue/catalogue.schemas.ts';
import { moneySchema } from '../money.ts';
import { singleLineText } from '../text.ts';
import { countrySchema } from './country.schema.ts';

/** Basis points: 2550 is 25.5 %. */
export const vatRateSchema = z.number().int().min(0).max(10_000);

/**
 * `standard`: VAT of the buyer's country. `reverseCharge`: a business in another member state owes
 * the VAT itself. `outsideEu`: no EU VAT is due, and the list price is charged.
 */
export const vatTreatments = ['standard', 'reverseCharge', 'outsideEu'] as const;

export type VatTreatment = (typeof vatTreatments)[number];

/** How an order is paid: on Stripe's page, by bank transfer, or not at all if nothing is due. */
export const paymentMethods = ['stripe', 'transfer', 'none'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** A VAT number; for businesses outside the EU, the tax number in their country's format. */
export const vatIdSchema = z
  .string()
  .trim()
  .toUpperCase()
  .overwrite((text) => text.replaceAll(/[\s./-]/g, ''))
  .max(20)
  .regex(/^[A-Z0-9+*]*$/);

export const couponCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{3,30}$/);

/** The buyer. With a company name it's a business, otherwise a consumer. */
export const billingSchema = z.object({
  name: singleLineText(120).min(2),
  street: singleLineText(120).min(2),
  postcode: singleLineText(20).min(2),
  city: singleLineText(80).min(1),
  country: countrySchema,
  company: singleLineText(120).nullable(),
  vatId: vatIdSchema.nullable(),
});

export type Billing = z.infer<typeof billingSchema>;

/**
 * Declarations that a buyer accepts with a checkbox. `residence` only if the IP address points to
 * another country; `establishment` is the same for businesses outside the EU, which no register
 * confirms.
 */
export const declarationKinds = ['supply', 'withdrawal', 'residence', 'establishment'] as const;

export type DeclarationKind = (typeof declarationKinds)[number];

/** A text to accept, exactly as shown; the order stores its version and hash. */
export const declarationSchema = z.object({
  kind: z.enum(declarationKinds),
  text: z.string(),
  version: z.number().int().positive(),
  /** SHA-256 of the text. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

export type Declaration = z.infer<typeof declarationSchema>;

/** The amounts of an order; net + vat = total, for each line and for the whole. */
const amounts = {
  /** After the discount, including VAT if charged. */
  total: moneySchema,
  net: moneySchema,
  vat: moneySchema,
};

export const orderLineSchema = z.object({
  itemType: itemTypeSchema,
  itemId: itemIdSchema,
  title: z.string(),
  interval: z.enum(['month', 'year']).nullable(),
  /** The list price including VAT, minus the credit. */
  price: moneySchema,
  /** For a bundle: the credit for parts that the buyer already owns. */
  credit: moneySchema,
  discount: moneySchema,
  ...amounts,
});

export type OrderLine = z.infer<typeof orderLineSchema>;

export const quoteSchema = z.object({
  cartVersion: z.number().int(),
  lines: z.array(orderLineSchema),
  /** Sum of the list prices. */
  subtotal: moneySchema,
  discount: moneySchema,
  ...amounts,
  vatRate: vatRateSchema,
  vatTreatment: z.enum(vatTreatments),
  /** The country's notes that must be shown before ordering; plain text, no Markdown. */
  riskNote: z.string().nullable(),
  waiverNote: z.string().nullable(),
  /** To be accepted, in this order; businesses have none except `establishment`. */
  declarations: z.array(declarationSchema),
  /** The available payment methods. */
  methods: z.array(z.enum(paymentMethods)),
  /** The following payments of a subscription; null if nothing recurs. */
  recurring: z.object({ total: moneySchema, interval: z.enum(['month', 'year']) }).nullable(),
});

export type Quote = z.infer<typeof quoteSchema>;
