import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import { integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { catalogueItems } from '../../catalogue/catalogue.tables.ts';

export const moment = (name: string) => timestamp(name, { withTimezone: true });
export const money = (name: string) => integer(name).$type<Money>();
export const item = () =>
  uuid('item_id')
    .$type<ItemId>()
    .references(() => catalogueItems.id, { onDelete: 'restrict' });
