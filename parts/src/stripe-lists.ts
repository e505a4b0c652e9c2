import type Stripe from 'stripe';
import { invalidRequest } from './stripe-api-error.ts';
import type { Form } from './stripe-form.ts';

interface Listed {
  id: string;
  created: number;
}

interface ListRequest<Item> {
  url: string;
  /** Parameters that must equal the field of the same name. */
  equal?: readonly (keyof Item & string)[];
  /** Parameters that `matches` uses. */
  others?: readonly string[];
  matches?: (item: Item) => boolean;
}

const pagination = ['limit', 'starting_after', 'ending_before', 'created', 'expand'];

/** A page of matching objects, newest first, like every list at Stripe. */
export function page<Item extends Listed>(
  items: readonly Item[],
  form: Form,
  { url, equal = [], others = [], matches = () => true }: ListRequest<Item>,
): Stripe.ApiList<Item> {
  form.accept([...pagination, ...equal, ...others]);
  const limit = form.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalidRequest('Invalid limit: 1 to 100', 'limit');
  const isWanted = conditions(form, equal);
  const newestFirst = items.toReversed();
  const after = form.text('starting_after');
  const before = form.text('ending_before');
  const start = after === null ? 0 : indexOf(newestFirst, after, 'starting_after') + 1;
  const end = before === null ? newestFirst.length : indexOf(newestFirst, before, 'ending_before');
  const found = newestFirst.slice(start, end).filter((item) => isWanted(item) && matches(item));
  const data = before === null ? found.slice(0, limit) : found.slice(-limit);
  return { object: 'list', data, has_more: found.length > limit, url };
}

function conditions<Item extends Listed>(
  form: Form,
  equal: readonly (keyof Item & string)[],
): (item: Item) => boolean {
  const wanted = equal.flatMap((name) => {
    const text = form.text(name);
    return text === null ? [] : [{ name, text }];
  });
  const isInRange = createdRange(form);
  return (item) =>
    isInRange(item.created) && wanted.every(({ name, text }) => fieldText(item[name]) === text);
}

/** Fields contain an id, an object with one, or plain text. */
function fieldText(value: unknown): string | null {
  if (typeof value === 'object' && value !== null && 'id' in value) return String(value.id);
  return typeof value === 'string' ? value : null;
}

function createdRange(form: Form): (created: number) => boolean {
  if (!form.has('created')) return () => true;
  const exact = form.isText('created') ? form.integer('created') : null;
  if (exact !== null) return (created) => created === exact;
  const range = form.child('created');
  range?.accept(['gt', 'gte', 'lt', 'lte']);
  const [gt, gte] = [range?.integer('gt') ?? null, range?.integer('gte') ?? null];
  const [lt, lte] = [range?.integer('lt') ?? null, range?.integer('lte') ?? null];
  return (created) =>
    (gt === null || created > gt) &&
    (gte === null || created >= gte) &&
    (lt === null || created < lt) &&
    (lte === null || created <= lte);
}

function indexOf(items: readonly Listed[], id: string, param: string): number {
  const index = items.findIndex((item) => item.id === id);
  if (index === -1) throw invalidRequest(`No such object: '${id}'`, param, 'resource_missing');
  return index;
}
