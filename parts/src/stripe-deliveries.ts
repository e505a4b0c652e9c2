import { Agent, request } from 'node:http';
import Stripe from 'stripe';
import { isOfType, type StoredEvent } from './stripe-events.ts';

export interface WebhookEndpoint {
  /** Without a URL, events are stored but not sent. */
  url: string | null;
  secret: string;
  /** The event types that are sent, as configured in Stripe's dashboard; `*` for all. */
  events: readonly string[];
}

export interface DeliveryBehaviour {
  /** How often each event is sent, whatever the first response was. */
  copies: number;
  /** Pending deliveries are sent in random order. */
  shuffle: boolean;
  delayMs: number;
  /** Share (0 to 1) of deliveries that never arrive and are never retried. */
  dropRate: number;
  seed: number;
  /** Nothing is sent except by a flush. */
  paused: boolean;
  /** Wait before the second attempt; doubles each time. */
  retryAfterMs: number;
}

export interface DeliveryRecord {
  event: string;
  type: string;
  attempt: number;
  /** The response status, or why there was none. */
  outcome: number | 'unreachable' | 'dropped';
}

interface Delivery {
  event: StoredEvent;
  attempt: number;
}

const maxConcurrency = 32;
const maxAttempts = 12;
const timeoutMs = 20_000;

export const defaultBehaviour: DeliveryBehaviour = {
  copies: 1,
  shuffle: false,
  delayMs: 0,
  dropRate: 0,
  seed: 1,
  paused: false,
  retryAfterMs: 500,
};

/** Sends an account's events to its webhook until it responds with 2xx. */
export class Deliveries {
  readonly records: DeliveryRecord[] = [];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: maxConcurrency });
  readonly #delayed = new Map<Delivery, NodeJS.Timeout>();
  #ready: Delivery[] = [];
  #head = 0;
  #inFlight = 0;
  #isFlushing = false;
  #onIdle: (() => void)[] = [];
  #endpoint: WebhookEndpoint;
  #behaviour = defaultBehaviour;
  #random = randomFrom(defaultBehaviour.seed);

  constructor(endpoint: WebhookEndpoint) {
    this.#endpoint = endpoint;
  }

  get endpoint(): WebhookEndpoint {
    return this.#endpoint;
  }

  set endpoint(endpoint: WebhookEndpoint) {
    this.#endpoint = endpoint;
  }

  get behaviour(): DeliveryBehaviour {
    return this.#behaviour;
  }

  behave(change: Partial<DeliveryBehaviour>): void {
    this.#behaviour = { ...this.#behaviour, ...change };
    if (change.seed !== undefined) this.#random = randomFrom(change.seed);
    this.#pump();
  }

  get waiting(): number {
    return this.#ready.length - this.#head + this.#delayed.size + this.#inFlight;
  }

  send(event: StoredEvent): void {
    const { url, events } = this.#endpoint;
    if (url === null || !events.some((pattern) => isOfType(event.type, pattern))) return;
    for (let copy = 0; copy < this.#behaviour.copies; copy += 1) {
      this.#plan({ event, attempt: 1 });
    }
    this.#pump();
  }

  /** Sends everything pending, including retries, and resolves when each was answered. */
  async flush(): Promise<void> {
    for (const [delivery, timer] of this.#delayed) {
      clearTimeout(timer);
      this.#ready.push(delivery);
    }
    this.#delayed.clear();
    this.#isFlushing = true;
    await new Promise<void>((resolve) => {
      this.#onIdle.push(resolve);
      this.#pump();
    });
  }

  close(): void {
    for (const timer of this.#delayed.values()) clearTimeout(timer);
    this.#delayed.clear();
    this.#ready = [];
    this.#head = 0;
    this.#agent.destroy();
  }

  #plan(delivery: Delivery): void {
    const { dropRate, delayMs, shuffle } = this.#behaviour;
    if (dropRate > 0 && this.#random() < dropRate) this.#record(delivery, 'dropped');
    else if (delayMs === 0) this.#ready.push(delivery);
    else this.#postpone(delivery, shuffle ? delayMs * this.#random() : delayMs);
  }

  #postpone(delivery: Delivery, milliseconds: number): void {
    const timer = setTimeout(() => {
      this.#delayed.delete(delivery);
      this.#ready.push(delivery);
      this.#pump();
    }, milliseconds);
    timer.unref();
    this.#delayed.set(delivery, timer);
  }

  #pump(): void {
    while (this.#inFlight < maxConcurrency && (!this.#behaviour.paused || this.#isFlushing)) {
      const delivery = this.#take();
      if (delivery === undefined) break;
      this.#inFlight += 1;
      this.#post(delivery, (outcome) => {
        this.#inFlight -= 1;
        this.#settle(delivery, outcome);
        this.#pump();
      });
    }
    if (this.#inFlight > 0 || this.#ready.length > this.#head) return;
    this.#isFlushing = false;
    for (const resolve of this.#onIdle.splice(0)) resolve();
  }

  #take(): Delivery | undefined {
    if (this.#head === this.#ready.length) {
      this.#ready = [];
      this.#head = 0;
      return undefined;
    }
    if (this.#behaviour.shuffle) {
      const last = this.#ready.length - 1;
      const chosen = this.#head + Math.floor(this.#random() * (last + 1 - this.#head));
      const [first, other] = [this.#ready[this.#head], this.#ready[chosen]];
      if (first !== undefined && other !== undefined) {
        this.#ready[this.#head] = other;
        this.#ready[chosen] = first;
      }
    }
    const delivery = this.#ready[this.#head];
    this.#head += 1;
    return delivery;
  }

  #settle(delivery: Delivery, outcome: DeliveryRecord['outcome']): void {
    this.#record(delivery, outcome);
    if (typeof outcome === 'number' && outcome >= 200 && outcome < 300) {
      delivery.event.isDelivered = true;
      return;
    }
    if (delivery.attempt === maxAttempts) return;
    const wait = this.#behaviour.retryAfterMs * 2 ** (delivery.attempt - 1);
    this.#postpone({ event: delivery.event, attempt: delivery.attempt + 1 }, wait);
  }

  #post(delivery: Delivery, done: (outcome: DeliveryRecord['outcome']) => void): void {
    const { payload } = delivery.event;
    const { url, secret } = this.#endpoint;
    if (url === null) {
      done('unreachable');
      return;
    }
    // Uses the real clock instead of the simulated one, because the official client checks against
    // it.
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(payload),
      'stripe-signature': signature,
      'user-agent': 'Stripe/1.0 (stand-in)',
    };
    const options = { method: 'POST', agent: this.#agent, headers, timeout: timeoutMs };
    let isAnswered = false;
    const sent = request(url, options, (response) => {
      isAnswered = true;
      response.resume();
      response.once('close', () => done(response.statusCode ?? 'unreachable'));
    });
    sent.once('timeout', () => sent.destroy());
    // Once a response has started, its end is reported, even if the connection breaks.
    sent.once('error', () => {
      if (!isAnswered) done('unreachable');
    });
    sent.end(payload);
  }

  #record({ event, attempt }: Delivery, outcome: DeliveryRecord['outcome']): void {
    this.records.push({ event: event.id, type: event.type, attempt, outcome });
  }
}

/** Mulberry32: the same numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
