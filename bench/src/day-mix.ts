// The model of a day. 5,000 students each open 20 pages in the four busiest hours, which is 6.9
// pages a second; people who haven't signed in open as many public pages again.
//
// Of 20 pages that a student opens:
//   10  are public pages, which come from the page cache
//    5  are lessons: the lesson's content, and its marks stored three times
//    1  is a film: its two playlists and the links to twelve segments
//    3  are the chat: the conversations, and the latest messages of a room; every tenth time the
//       student writes
//    1  is a search
// Each page, of anyone, sends a visit. One page in a hundred ends with an order: ten times as many
// as an academy would dream of, so that a run of a minute has some.
//
// Left out: open live streams (`chat-live` and `cart-live` measure them), the worker with its mails,
// signing in (`sign-in`), and the segments themselves, which the storage sends.

import { randomUUID } from 'node:crypto';
import type { Buyer } from '@danube/faults/buyers.ts';
import type { Input } from '@danube/faults/order-request.ts';
import { visitRequest } from './visit-request.ts';

const students = 5_000;
const pagesEach = 20;
const busySeconds = 4 * 3_600;
const pages = (students * pagesEach) / busySeconds;

/** Requests a second in the busiest hours of 5,000 students. */
export const rates = {
  page: pages * (10 / 20 + 1),
  visit: pages * 2,
  lesson: pages * (5 / 20),
  marks: pages * (5 / 20) * 3,
  film: pages * (1 / 20) * 14,
  conversations: pages * (3 / 20),
  messages: pages * (3 / 20),
  send: pages * (3 / 20) * (1 / 10),
  search: pages * (1 / 20),
  order: pages * (1 / 100),
} as const;

export type Kind = keyof typeof rates;

export type DayRequest = {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type Scene = {
  readonly members: readonly Buyer[];
  readonly roomId: string;
  readonly lesson: { readonly id: string; readonly slug: string; readonly course: string };
  /** Paths of the film's playlists and segments. */
  readonly filmPaths: readonly string[];
  readonly orders: readonly { readonly buyer: Buyer; readonly input: Input }[];
};

const publicPaths = ['/', '/courses', '/blog', '/about', '/?lang=de', '/blog?lang=de'];
const words = ['gold', 'risk', 'stop', 'journal', 'dax'];

/** Nothing else is sent: the same request of a kind, by members in turn. */
export function requestOf(scene: Scene, kind: Kind, turn: number): DayRequest {
  const member = scene.members[turn % scene.members.length];
  if (!member) throw new Error('a member is needed');
  const call = (procedure: string, input: object, meta: unknown[] = []) =>
    callOf(member, procedure, { json: input, meta });
  const { lesson, roomId } = scene;
  const language = 'en';
  const kinds: { readonly [Each in Kind]: () => DayRequest } = {
    page: () => get(publicPaths[turn % publicPaths.length] ?? '/'),
    visit: () => ({ ...visitRequest, body: visitOf(turn) }),
    lesson: () => call('learning/lesson', { course: lesson.course, lesson: lesson.slug, language }),
    marks: () =>
      call('learning/keepMarks', { lessons: [marksOf(lesson.id, turn)] }, [
        // A date, as oRPC writes it.
        [1, 'lessons', 0, 'marks', 'place', 'at'],
      ]),
    film: () => get(scene.filmPaths[turn % scene.filmPaths.length] ?? '', member),
    conversations: () => call('community/conversations', {}),
    messages: () => call('messages/list', { conversationId: roomId }),
    send: () =>
      call('messages/send', {
        conversationId: roomId,
        clientId: randomUUID(),
        text: `Question ${turn}: where does the stop belong?`,
      }),
    search: () => call('catalogue/search', { query: words[turn % words.length], language }),
    order: () => {
      const order = scene.orders[turn];
      if (!order) throw new Error('more buyers are needed');
      return callOf(order.buyer, 'checkout/placeOrder', { json: order.input });
    },
  };
  return kinds[kind]();
}

function visitOf(turn: number): string {
  return JSON.stringify({
    ...JSON.parse(visitRequest.body),
    visitorId: `visitor_${String(turn).padStart(8, '0')}`,
  });
}

function marksOf(lesson: string, turn: number) {
  const place = { second: 0, scroll: (turn % 100) / 100, at: new Date().toISOString() };
  return { lesson, marks: { round: 0, watched: [], isRead: false, place } };
}

function get(path: string, member?: Buyer): DayRequest {
  const headers: Record<string, string> = { 'accept-encoding': 'gzip' };
  if (member) headers.cookie = member.cookie;
  return { path, method: 'GET', headers };
}

function callOf({ cookie }: Buyer, procedure: string, body: object): DayRequest {
  return {
    path: `/api/rpc/${procedure}`,
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost', cookie },
    body: JSON.stringify(body),
  };
}
