import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import serifLatin from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2?url';
import { Links } from 'react-router';
import stylesheet from '../styles/app.css?url';
import basicStylesheet from '../styles/basic.css?url';

/**
 * Style sheets and the two fonts of the first screen. The finished page carries the style sheet
 * inline, so the browser's copy of this component leaves it to what the server sent.
 */
export function HeadLinks() {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="preload" href={serifLatin} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="preload" href={interLatin} as="font" type="font/woff2" crossOrigin="anonymous" />
      {import.meta.env.SSR || import.meta.env.DEV ? (
        <>
          <link rel="stylesheet" href={stylesheet} data-inline="" />
          <link rel="stylesheet" href={basicStylesheet} data-inline="" />
        </>
      ) : null}
      {/* The router would add the nonce on the server only; style sheets of ours need none. */}
      <Links nonce="" />
    </>
  );
}
