import {
  addBuyers,
  type Buyer,
  fillCarts,
  findShopItems,
  type ShopItem,
} from '@danube/faults/buyers.ts';
import { sampleBank } from '@danube/server/development/environment.ts';
import { Client } from 'pg';
import type { Stage } from './stage.ts';

/** Configuration of an instance with checkout; the URL is the origin of the buyers' pages. */
export const sellingSettings = { ...sampleBank, SITE_URL: 'http://localhost' };

export type BuyersStage = {
  readonly shopItems: readonly ShopItem[];
  addBuyers(name: string, count: number): Promise<Buyer[]>;
  fillCarts(buyers: readonly Buyer[]): Promise<void>;
  query<Row extends Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
};

/** Signed-in buyers in the benchmark database. */
export async function openBuyersStage(stage: Stage): Promise<BuyersStage> {
  const client = new Client({ connectionString: stage.ownerUrl });
  await client.connect();
  const database = {
    async query<Row extends Record<string, unknown>>(text: string, values: unknown[] = []) {
      return (await client.query<Row>(text, values)).rows;
    },
  };
  const shopItems = await findShopItems(database);
  return {
    shopItems,
    addBuyers: (name, count) => addBuyers(database, { name, count }),
    fillCarts: (buyers) => fillCarts(database, buyers, shopItems),
    query: database.query,
    close: () => client.end(),
  };
}
