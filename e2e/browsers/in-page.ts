/** A visible element by selector and by its text or label. */
export type Target = { readonly css: string; readonly words?: string };

// Each of these is sent to the page as source, so it can only use its arguments.

export function findVisible({ css, words = '' }: Target): Element | null {
  const saysSo = (element: Element) =>
    `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.includes(words);
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return [...document.querySelectorAll(css)].find((one) => isShown(one) && saysSo(one)) ?? null;
}

/** React marks the elements it has hydrated, which it does once a visitor moves. */
export function isHydrated(): boolean {
  dispatchEvent(new Event('pointermove'));
  const element = document.querySelector('[data-needs-app]') ?? {};
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}

export function scrollToCentre(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

export function readText(element: HTMLElement): string {
  return element.innerText;
}

export function findOption(select: HTMLSelectElement, value: string): Element | null {
  return select.querySelector(`option[value="${value}"]`);
}

export function currentPath(): string {
  return location.pathname + location.search;
}

export function pageLanguage(): string {
  return document.documentElement.lang;
}

export function backgroundColour(): string {
  return getComputedStyle(document.body).backgroundColor;
}

export function storeDecision(decidedAt: string): void {
  const decision = { statistics: false, media: false, version: 1, decidedAt };
  localStorage.consent = JSON.stringify(decision);
}

/** Everything that the site's scripts can read on the next visit. */
export function storedKeys(): string[] {
  const cookies = document.cookie.split('; ').filter((cookie) => cookie !== '');
  return [...Object.keys(localStorage), ...cookies];
}

/** The video's position, and whether it shows a frame. */
export function videoState(): { hasPicture: boolean; second: number } {
  const film = document.querySelector('video.player-film');
  if (!(film instanceof HTMLVideoElement)) return { hasPicture: false, second: 0 };
  return { hasPicture: film.readyState >= 2 && film.videoWidth > 0, second: film.currentTime };
}

export function playsVideos(): boolean {
  const type = 'video/mp4; codecs="avc1.64001f"';
  return document.createElement('video').canPlayType(type) !== '';
}

/** The rendered width of the candles' bodies in pixels; 0 if there is no chart. */
export function candleWidth(): number {
  const lines = [...document.querySelectorAll('main svg path:is(.stroke-rise, .stroke-fall)')];
  const drawn = lines.filter((line) => line.getBoundingClientRect().height > 40);
  const widths = drawn.map((line) => Number.parseFloat(getComputedStyle(line).strokeWidth));
  return Math.max(0, ...widths);
}
