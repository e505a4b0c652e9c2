import type { Copy } from '@danube/e2e/product.ts';
import type { Buyer, ShopItem } from '../buyers.ts';
import type { openInbox } from '../inbox.ts';
import type { Input, Method } from '../order-request.ts';
import type { Shop } from '../shop.ts';
import type { Stage } from '../stage.ts';
import type { TimedResponse } from '../visitor.ts';

/** Everything the acts are played with. */
export type Scene = {
  readonly stage: Stage;
  readonly shop: Shop;
  readonly inbox: ReturnType<typeof openInbox>;
  readonly web: Copy;
  readonly worker: Copy;
  readonly adminCookie: string;
  readonly items: readonly ShopItem[];
  orderRequest(method: Method): Input;
  /** A signed-in member whom no other act uses. */
  newMember(): Promise<Buyer>;
  newName(): string;
};

/** What the person who acted saw. */
export type Seen = {
  readonly answer: TimedResponse;
  /**
   * `accepted`: it will happen without anything further from this person. `direct`: the product did
   * its part, and the storage failed the browser, which had a link to it.
   */
  readonly outcome: 'done' | 'accepted' | 'direct' | 'failed';
};

/** One visitor's act, prepared before the fault so that only the act itself happens under it. */
export type PreparedAct = {
  play(): Promise<Seen>;
  /** What the person does after a failure: by default the same again. */
  playAgain?(): Promise<Seen>;
  /** For something accepted: whether it has happened by now. */
  isCompleted?(): Promise<boolean>;
  /** What is wrong in the tables once everything works again. */
  findDamage?(): Promise<string[]>;
};

export type Act = {
  readonly name: string;
  prepare(scene: Scene): Promise<PreparedAct>;
};

export function seenAs(answer: TimedResponse, isDone = isSuccess(answer)): Seen {
  return { answer, outcome: isDone ? 'done' : 'failed' };
}

export function isSuccess({ status }: TimedResponse): boolean {
  return status >= 200 && status < 300;
}

/** What a procedure returned; its callers know the procedure's contract. */
export function resultOf<Result>({ body }: TimedResponse): Result {
  return JSON.parse(body).json;
}

/** The code of a typed error, from a procedure or an endpoint. */
export function codeOf({ body, headers }: TimedResponse): string | null {
  if (!headers.get('content-type')?.includes('json')) return null;
  const parsed: { code?: string; json?: { code?: string } } = JSON.parse(body);
  return parsed.json?.code ?? parsed.code ?? null;
}

/** The result of something that must not fail, because the act isn't about it. */
export function requireSuccess(answer: TimedResponse): TimedResponse {
  if (isSuccess(answer)) return answer;
  throw new Error(`preparing: ${answer.path} answered ${answer.status} ${answer.body}`);
}
