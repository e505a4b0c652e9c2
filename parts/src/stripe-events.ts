import type Stripe from 'stripe';
import { newId } from './stripe-ids.ts';

/** Stored as the text that is signed and sent: the object's state at that time. */
export interface StoredEvent {
  id: string;
  type: Stripe.Event['type'];
  created: number;
  payload: string;
  /** Whether a delivery was answered with 2xx. */
  isDelivered: boolean;
}

export function makeEvent(
  type: Stripe.Event['type'],
  object: object,
  { created, apiVersion }: { created: number; apiVersion: string },
): StoredEvent {
  const id = newId('evt');
  const payload = JSON.stringify({
    id,
    object: 'event',
    api_version: apiVersion,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
  return { id, type, created, payload, isDelivered: false };
}

/** `invoice.*` and `*` match many types. */
export function isOfType(type: string, pattern: string): boolean {
  if (pattern === '*') return true;
  return pattern.endsWith('.*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}
