import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { catalogueErrors } from '../catalogue/catalogue.errors.ts';
import { itemIdSchema, slugSchema } from '../catalogue/catalogue.schemas.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { cartErrors } from './cart.errors.ts';
import { cartSchema, itemTypeSchema } from './cart.schemas.ts';

const { ITEM_NOT_FOUND } = catalogueErrors;
const { ALREADY_IN_CART, ALREADY_OWNED, ALREADY_SUBSCRIBED, ITEM_IS_FREE, CART_FULL } = cartErrors;

const tags = ['cart'];

/** The caller's cart: the owner comes from the session, prices from the catalogue. */
export const cartContract = {
  read: procedureFor('member')
    .meta(reads('catalogue'))
    .route({ method: 'GET', path: '/cart', tags })
    .input(z.object({ language: languageSchema }))
    .output(cartSchema),

  /** Courses may be given by slug; other items by id. */
  add: procedureFor('member', 'write')
    .route({ method: 'POST', path: '/cart/items', tags, successStatus: 201 })
    .errors({
      ITEM_NOT_FOUND,
      ALREADY_IN_CART,
      ALREADY_OWNED,
      ALREADY_SUBSCRIBED,
      ITEM_IS_FREE,
      CART_FULL,
    })
    .input(
      z.object({
        itemType: itemTypeSchema,
        item: z.union([itemIdSchema, slugSchema]),
        language: languageSchema,
      }),
    )
    .output(z.object({ title: z.string() })),

  /** Idempotent: removing a missing item isn't an error. */
  remove: procedureFor('member', 'write')
    .route({ method: 'DELETE', path: '/cart/items/{itemType}/{item}', tags })
    .input(z.object({ itemType: itemTypeSchema, item: itemIdSchema }))
    .output(z.object({})),

  clear: procedureFor('member', 'write')
    .route({ method: 'DELETE', path: '/cart/items', tags })
    .output(z.object({})),
};
