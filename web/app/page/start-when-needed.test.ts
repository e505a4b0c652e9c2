// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenUntil } from '../lib/testing/listen-until.ts';
import boot from './boot.js?raw';
import holdClicks from './hold-clicks.js?raw';
import scheduleStart from './schedule-start.js?raw';

const request = vi.fn<typeof fetch>();
let close = new AbortController();
let observed: Element[];
let comeNear: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  close = new AbortController();
  listenUntil(close.signal);
  request.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('afterPaint', (act: () => void) => act());
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act, 1));
  observed = [];
  vi.stubGlobal('IntersectionObserver', NearbyElements);
  document.head.replaceChildren();
});
afterEach(() => {
  close.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

/** jsdom lays nothing out, so tests say when something comes near. */
class NearbyElements {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => report([{ isIntersecting: true }]);
    report([{ isIntersecting: false }]);
  }
  observe(element: Element) {
    observed.push(element);
  }
  disconnect() {
    observed = [];
  }
}

/** Opens a page that is complete without its application. */
function open(content = '<p>All there</p>'): void {
  document.body.innerHTML =
    `${content}<script type="text/plain" id="app-modules" data-files="/root.js /page.js"` +
    ' data-first-view="/first.js" data-route="/" data-shared="/react.js">import "/root.js"</script>';
  new Function(boot)();
  new Function(holdClicks)();
  new Function(scheduleStart)();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(10);
}

const modules = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"]')].map(
    ({ src, textContent }) => (src ? new URL(src).pathname : textContent),
  );
const preloaded = () =>
  [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
const started = ['/first.js', 'import "/root.js"'];

describe('a page that is complete without its application', () => {
  it('only loads the module of its first view while somebody reads', () => {
    open();
    vi.advanceTimersByTime(60_000);
    expect(modules()).toEqual(['/first.js']);
    expect(preloaded()).toEqual([]);
  });

  it.each([
    'pointerdown',
    'pointermove',
    'touchstart',
    'keydown',
    'click',
    'focusin',
    'scroll',
    'app:needed',
  ])('starts it on %s, once, with all its files requested at the same time', (type) => {
    open();
    window.dispatchEvent(new Event(type));
    window.dispatchEvent(new Event(type));
    vi.advanceTimersByTime(10);
    expect(modules()).toEqual(started);
    expect(preloaded()).toEqual(['/root.js', '/page.js']);
  });

  it('isn’t impressed by a pointer that rests', () => {
    open();
    window.dispatchEvent(new MouseEvent('pointermove'));
    vi.advanceTimersByTime(10_000);
    expect(modules()).toEqual(['/first.js']);
    window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 1, movementY: 0 }));
    expect(modules()).toEqual(started);
  });

  it.each(['<div data-starts-app=""></div>', '<div role="status" aria-busy="true"></div>'])(
    'starts it when %s comes near',
    (content) => {
      open(content);
      vi.advanceTimersByTime(60_000);
      expect(modules()).toEqual(['/first.js']);
      expect(observed).toHaveLength(1);
      comeNear();
      vi.advanceTimersByTime(10);
      expect(modules()).toEqual(started);
    },
  );

  it.each(['/?ref=BALAZ7', '/?lang=de&error=access_denied'])(
    'starts at once at %s, which only it can act on',
    (address) => {
      history.replaceState(null, '', address);
      open();
      history.replaceState(null, '', '/');
      expect(modules()).toEqual(['import "/root.js"']);
    },
  );

  it('needs no module of its own where the application came first', () => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    open('<a href="/cart" data-needs-app="">Cart</a>');
    for (const each of document.querySelectorAll('script[type="module"]')) each.remove();
    document.querySelector('a')?.click();
    expect(modules()).toEqual(['import "/root.js"']);
  });

  it('shows that a click was heard, and passes it on when the application is ready', () => {
    open('<button data-needs-app="">Add to cart</button>');
    const button = document.querySelector('button');
    const act = vi.fn<() => void>();
    button?.click();
    button?.addEventListener('click', act);
    expect(button?.style.opacity).toBe('0.6');
    expect(act).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('app:ready'));
    expect(button?.style.opacity).toBe('');
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledTimes(1);
  });
});

describe('files that every page needs', () => {
  it('are fetched after two seconds, with low priority', () => {
    open();
    vi.advanceTimersByTime(1_980);
    expect(request).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20);
    expect(request.mock.calls).toEqual([['/react.js', { priority: 'low' }]]);
  });

  it.each([{ saveData: true }, { type: 'cellular' }, { effectiveType: 'slow-2g' }])(
    'are not fetched over a connection with %j',
    (connection) => {
      Object.assign(navigator, { connection });
      open();
      vi.advanceTimersByTime(10_000);
      expect(request).not.toHaveBeenCalled();
    },
  );

  it('are not fetched twice where the application has started', () => {
    open();
    window.dispatchEvent(new Event('pointerdown'));
    vi.advanceTimersByTime(10_000);
    expect(request).not.toHaveBeenCalled();
  });
});
