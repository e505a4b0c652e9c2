import * as z from 'zod';
import { itemTypeSchema } from '../cart/cart.schemas.ts';
import { itemIdSchema } from '../catalogue/catalogue.schemas.ts';
import { moneySchema } from '../money.ts';
import { lineOfText } from '../text.ts';
import { countrySchema } from './country.schema.ts';

/** Hundredths of a percent: 2550 is 25.5 %. */
export const vatRateSchema = z.number().int().min(0).max(10_000);

/**
 * `standard` is the VAT of the buyer's country. `reverseCharge`: a company in another member state
 * owes the tax itself. `outsideEu`: no EU VAT is due, and the list price stays the price.
 */
export const vatTreatments = ['standard', 'reverseCharge', 'outsideEu'] as const;

export type VatTreatment = (typeof vatTreatments)[number];

/** How an order is paid: on Stripe's page, by bank transfer, or not at all where nothing is due. */
export const paymentMethods = ['stripe', 'transfer', 'none'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** Of a company outside the EU: its tax number, in whatever form its country gives it. */
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

/** The buyer. A business gives its name; without one the buyer is a consumer. */
export const billingSchema = z.object({
  name: lineOfText(120).min(2),
  street: lineOfText(120).min(2),
  postcode: lineOfText(20).min(2),
  city: lineOfText(80).min(1),
  country: countrySchema,
  company: lineOfText(120).nullable(),
  vatId: vatIdSchema.nullable(),
});

export type Billing = z.infer<typeof billingSchema>;

/**
 * What a buyer declares by a tick. `residence` only where the network says another country;
 * `establishment` is the same of a company outside the EU, which no register confirms.
 */
export const declarationKinds = ['supply', 'withdrawal', 'residence', 'establishment'] as const;

export type DeclarationKind = (typeof declarationKinds)[number];

/** A text to accept, exactly as shown; the order stores version and hash. */
export const declarationSchema = z.object({
  kind: z.enum(declarationKinds),
  text: z.string(),
  version: z.number().int().positive(),
  /** SHA-256 of the text. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

export type Declaration = z.infer<typeof declarationSchema>;

/** What is computed of an order; net + vat = total, in every line and below it. */
const amounts = {
  /** After the discount, with VAT where it is charged. */
  total: moneySchema,
  net: moneySchema,
  vat: moneySchema,
};

export const orderLineSchema = z.object({
  itemType: itemTypeSchema,
  itemId: itemIdSchema,
  title: z.string(),
  interval: z.enum(['month', 'year']).nullable(),
  /** The catalogue's, with VAT, less the credit. */
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
  /** Sum of the catalogue's prices. */
  subtotal: moneySchema,
  discount: moneySchema,
  ...amounts,
  vatRate: vatRateSchema,
  vatTreatment: z.enum(vatTreatments),
  /** Notes of the country that must be read before ordering; Markdown is not used here. */
  riskNote: z.string().nullable(),
  waiverNote: z.string().nullable(),
  /** To be accepted, in this order; businesses have none, except `establishment`. */
  declarations: z.array(declarationSchema),
  /** Which ways to pay this order has. */
  methods: z.array(z.enum(paymentMethods)),
  /** What the next payments of a subscription will be; null if nothing recurs. */
  recurring: z.object({ total: moneySchema, interval: z.enum(['month', 'year']) }).nullable(),
});

export type Quote = z.infer<typeof quoteSchema>;
