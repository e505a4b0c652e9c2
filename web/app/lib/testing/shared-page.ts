import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';

/** Objects that tests patch where jsdom lacks something or should behave differently. */
export const sharedObjects = [
  globalThis,
  navigator,
  performance,
  URL,
  Element.prototype,
  HTMLMediaElement.prototype,
];

/** Whole screens in jsdom take longer than the default timeout on a busy computer. */
export function configureQueries(): void {
  configure({ asyncUtilTimeout: 20_000 });
}

/** Removes the click blocking of a dialog that was open. */
export function acceptClicks(): void {
  document.body.style.pointerEvents = '';
}

/** Resets the document to jsdom's initial state. */
export function empty(): void {
  cleanup();
  // An open toast would appear in the next file's view, drawn by a component of this file.
  toast.dismiss();
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
