// Built separately, into /service-worker.js (web/vite/offline.ts). It stores nothing: pages do.
import { answerRequest, kindOf } from './answer-request.ts';

/** What a service worker has besides a page's functions; the DOM's types don't know it. */
type FetchEvent = Event & { request: Request; respondWith(answer: Promise<Response>): void };
type ActivateEvent = Event & { waitUntil(work: Promise<void>): void };
declare const clients: { claim(): Promise<void> };
declare function skipWaiting(): Promise<void>;

addEventListener('install', () => void skipWaiting());

addEventListener('activate', (event) => {
  // The type of the event follows from its name.
  (event as ActivateEvent).waitUntil(clients.claim());
});

addEventListener('fetch', (event) => {
  // The type of the event follows from its name.
  const asked = event as FetchEvent;
  const kind = kindOf(asked.request, location.origin);
  if (!kind) return;
  const environment = { storage: caches, fetch: (request: Request) => fetch(request) };
  asked.respondWith(answerRequest(kind, asked.request, environment));
});
