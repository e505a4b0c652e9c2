import catchErrors from './early/catch-errors.js?raw';
import detectBrowser from './early/detect-browser.js?raw';
import giveUpFonts from './early/give-up-fonts.js?raw';
import showNotices from './early/show-notices.js?raw';

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
export const earlyScript = [detectBrowser, catchErrors, showNotices, giveUpFonts].join('\n');
