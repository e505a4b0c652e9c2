import { cleanup, configure } from '@testing-library/react';

/** Where tests put what jsdom lacks, or what a browser would say otherwise. */
export const sharedObjects = [
  globalThis,
  navigator,
  performance,
  URL,
  Element.prototype,
  HTMLMediaElement.prototype,
];

/** Whole screens in jsdom, and what they fetch first, take their time on a busy machine. */
export function configureQueries(): void {
  configure({ asyncUtilTimeout: 20_000 });
}

/** Behind whatever dialog was open. */
export function acceptClicks(): void {
  document.body.style.pointerEvents = '';
}

/** The page as jsdom opens it. */
export function empty(): void {
  cleanup();
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  forgetCookies();
  history.replaceState(null, '', '/');
}

function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=');
    Reflect.set(document, 'cookie', `${name}=; Path=/; Max-Age=0`);
  }
}
