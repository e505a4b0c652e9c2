import markPaint from './early/after-paint.js?raw';
import catchErrors from './early/catch-errors.js?raw';
import detectBrowser from './early/detect-browser.js?raw';
import showNotices from './early/show-notices.js?raw';
import timeFonts from './early/time-fonts.js?raw';

/** Major versions, determined by `early/detect-browser.js`. */
export type BrowserInfo = {
  /** Empty if unknown. */
  readonly name: string;
  readonly version: number;
  readonly isModern: boolean;
  readonly isSupported: boolean;
  readonly supportsES6: boolean;
  readonly supportsGrid: boolean;
  readonly supportsFlex: boolean;
};

declare global {
  /** Acts once something has been painted. */
  var afterPaint: (act: () => void) => void;
  var browserInfo: BrowserInfo | undefined;
  /** Whether this browser gets the page without the application. */
  var staysPlain: boolean | undefined;
  var pageNotices:
    | {
        show(state: 'loading' | 'slow' | 'failed' | 'critical', fillsScreen?: boolean): void;
        hide(): void;
      }
    | undefined;
}

/** Runs first in every page and in every browser, however old. */
export const earlyScript = [detectBrowser, catchErrors, showNotices, markPaint, timeFonts].join(
  '\n',
);
