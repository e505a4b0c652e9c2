import type { LanguageCode } from '@danube/contract/locale.ts';
import { Links } from 'react-router';
import sansCyrillic from '../../.fonts/sans-cyrillic.woff2?url';
import sansGreek from '../../.fonts/sans-greek.woff2?url';
import sansLatin from '../../.fonts/sans-latin.woff2?url';
import serifCyrillic from '../../.fonts/serif-cyrillic.woff2?url';
import serifGreek from '../../.fonts/serif-greek.woff2?url';
import serifLatin from '../../.fonts/serif-latin.woff2?url';
import { useLanguage } from '../lib/texts.tsx';
import stylesheet from '../styles/app.css?url';
import basicStylesheet from '../styles/basic.css?url';

const latinFonts = [serifLatin, sansLatin];
const fontsByLanguage: Partial<Record<LanguageCode, readonly string[]>> = {
  bg: [serifCyrillic, sansCyrillic],
  el: [serifGreek, sansGreek],
};

/**
 * Style sheets and the two fonts above the fold. The server inlines the style sheet, so this
 * component leaves it alone in the browser.
 */
export function HeadLinks() {
  const language = useLanguage();
  const fonts = fontsByLanguage[language] ?? latinFonts;
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={`/site.webmanifest?lang=${language}`} />
      {fonts.map((href) => (
        <link
          key={href}
          rel="preload"
          href={href}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      {import.meta.env.SSR || import.meta.env.DEV ? (
        <>
          <link rel="stylesheet" href={stylesheet} data-inline="" />
          <link rel="stylesheet" href={basicStylesheet} data-inline="" />
        </>
      ) : null}
      {/* The router would add the nonce on the server only; our style sheets need none. */}
      <Links nonce="" />
    </>
  );
}
