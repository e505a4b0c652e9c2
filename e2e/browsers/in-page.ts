/** What a person looks for: a visible element of a kind, whose text or label has these words. */
export type Target = { readonly css: string; readonly words?: string };

// Each of these is sent to the page as text, so it can use nothing but its arguments.

export function findVisible({ css, words = '' }: Target): Element | null {
  const saysSo = (element: Element) =>
    `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.includes(words);
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return [...document.querySelectorAll(css)].find((one) => isShown(one) && saysSo(one)) ?? null;
}

/** React marks the elements that it has taken over. */
export function isHydrated(): boolean {
  const element = document.querySelector('[data-needs-app]') ?? {};
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}

export function centre(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

export function textOf(element: HTMLElement): string {
  return element.innerText;
}

export function optionOf(select: HTMLSelectElement, value: string): Element | null {
  return select.querySelector(`option[value="${value}"]`);
}

export function addressOfPage(): string {
  return location.pathname + location.search;
}

export function languageOfPage(): string {
  return document.documentElement.lang;
}

export function colourOfPaper(): string {
  return getComputedStyle(document.body).backgroundColor;
}

export function storeDecision(decidedAt: string): void {
  const decision = { statistics: false, media: false, version: 1, decidedAt };
  localStorage.consent = JSON.stringify(decision);
}

/** Everything that scripts of the site can find again on the next visit. */
export function everythingStored(): string[] {
  const cookies = document.cookie.split('; ').filter((cookie) => cookie !== '');
  return [...Object.keys(localStorage), ...cookies];
}

/** How far the film has come, and whether there is a picture of it. */
export function filmState(): { hasPicture: boolean; second: number } {
  const film = document.querySelector('video.player-film');
  if (!(film instanceof HTMLVideoElement)) return { hasPicture: false, second: 0 };
  return { hasPicture: film.readyState >= 2 && film.videoWidth > 0, second: film.currentTime };
}

export function playsFilms(): boolean {
  const type = 'video/mp4; codecs="avc1.64001f"';
  return document.createElement('video').canPlayType(type) !== '';
}

/** How wide the bodies of a chart's candles are drawn, in pixels; 0 if there is no chart. */
export function widthOfCandles(): number {
  const lines = [...document.querySelectorAll('main svg path:is(.stroke-rise, .stroke-fall)')];
  const drawn = lines.filter((line) => line.getBoundingClientRect().height > 40);
  const widths = drawn.map((line) => Number.parseFloat(getComputedStyle(line).strokeWidth));
  return Math.max(0, ...widths);
}
