import type { Cart } from '@danube/contract/cart/cart.schemas.ts';
import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Tx } from '../../platform/database.ts';
import type { Change } from '../../platform/transact.ts';

/** The cart, for the module that creates orders from it. */
export type CartApi = {
  /** With the catalogue's current prices, and names in this language. */
  read(tx: Tx, userId: string, language: LanguageCode): Promise<Cart>;
  /** The same, locked until the transaction ends. */
  lock(tx: Tx, userId: string, language: LanguageCode): Promise<Cart>;
  /** Which of these items the person owns permanently; a bundle if everything in it is. */
  findOwned(tx: Tx, userId: string, items: readonly ItemId[]): Promise<ReadonlySet<ItemId>>;
  /**
   * Removes purchased items, including parts of a purchased bundle; other items stay. The owner's
   * open tabs are notified.
   */
  takeOut(change: Change, userId: string, items: readonly ItemId[]): Promise<void>;
};
