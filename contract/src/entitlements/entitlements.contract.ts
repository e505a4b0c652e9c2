import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { catalogueErrors } from '../catalogue/catalogue.errors.ts';
import { itemIdSchema } from '../catalogue/catalogue.schemas.ts';
import { orderErrors } from '../checkout/checkout.errors.ts';
import { identityErrors } from '../identity/identity.errors.ts';
import { languageSchema, userIdSchema } from '../identity/identity.schemas.ts';
import { singleLineText } from '../text.ts';
import { entitlementErrors } from './entitlements.errors.ts';
import { accessSchema, entitlementIdSchema, entitlementSchema } from './entitlements.schemas.ts';

const { ITEM_NOT_FOUND } = catalogueErrors;
const { PERSON_NOT_FOUND } = identityErrors;
const { ALREADY_GRANTED, ENTITLEMENT_NOT_FOUND } = entitlementErrors;
const { SUBSCRIPTION_UNDECIDED } = orderErrors;

const tags = ['entitlements'];
const reason = singleLineText(500).min(3);

/** Who may use what. Only this module decides; all others ask it. */
export const entitlementsContract = {
  /** The caller's access to items, by id; items that don't exist are omitted. */
  mine: procedureFor('public')
    .meta(reads('catalogue'))
    .route({ method: 'GET', path: '/entitlements/mine', tags })
    .input(z.object({ items: z.array(itemIdSchema).min(1).max(60) }))
    .output(z.record(z.string(), accessSchema)),

  ofPerson: procedureFor('admin', 'people')
    .route({ method: 'GET', path: '/people/{userId}/entitlements', tags })
    .errors({ PERSON_NOT_FOUND })
    .input(z.object({ userId: userIdSchema, language: languageSchema }))
    .output(z.array(entitlementSchema)),

  /** Grants access for free. */
  grant: procedureFor('admin', 'people', 'write')
    .route({ method: 'POST', path: '/people/{userId}/entitlements', tags, successStatus: 201 })
    .errors({ PERSON_NOT_FOUND, ITEM_NOT_FOUND, ALREADY_GRANTED })
    .input(
      z.object({
        userId: userIdSchema,
        item: itemIdSchema,
        expiresAt: z.date().nullable(),
        reason,
      }),
    )
    .output(z.object({ id: entitlementIdSchema })),

  revoke: procedureFor('admin', 'people', 'write')
    .route({ method: 'DELETE', path: '/entitlements/{id}', tags })
    .errors({ ENTITLEMENT_NOT_FOUND, SUBSCRIPTION_UNDECIDED })
    .input(
      z.object({
        id: entitlementIdSchema,
        /** Required if a subscription would keep charging for it. */
        subscription: z.enum(['keep', 'paidUntil', 'now']).optional(),
        reason,
      }),
    )
    .output(z.object({})),
};
