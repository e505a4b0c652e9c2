import type { LanguageCode } from '@danube/contract/locale.ts';
import { minimumBrowsers, recommendedBrowsers } from '../lib/browser-versions.ts';
import { serverTexts } from '../lib/catalogues.server.ts';

/** The texts of the early script, in the page's language. */
export type EarlyScriptTexts = ReturnType<typeof earlyScriptTexts>;

export function earlyScriptTexts(language: LanguageCode, build: string) {
  const { translate: t, isTranslated } = serverTexts(language);
  return {
    build,
    lang: isTranslated('browser') ? '' : 'en',
    reload: t('page.failed.reload'),
    close: t('ui.close'),
    start: {
      loading: [t('ui.loading')],
      slow: [t('browser.slow.title'), t('browser.slow.text')],
      failed: [t('browser.failed.title'), t('browser.failed.text')],
      critical: [t('browser.critical.title'), t('browser.critical.text')],
    },
    title: t('browser.notice.title'),
    unsupported: { text: t('browser.notice.unsupported'), panel: t('browser.panel.issues') },
    outdated: {
      // Placeholders that the script replaces.
      text: t('browser.notice.outdated', { browser: '{browser}', version: '{version}' }),
      panel: t('browser.panel.update'),
    },
    unknown: t('browser.notice.unknown'),
    plain: t('browser.panel.plain'),
    advice: [
      t('browser.panel.recommended', { browsers: recommendedBrowsers.join(', ') }),
      t('browser.panel.minimum', { browsers: minimumBrowsers.join(', ') }),
    ],
  };
}
