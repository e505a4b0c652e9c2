import { Links } from 'react-router';
import { useLanguage } from '../lib/texts.tsx';
import stylesheet from '../styles/app.css?url';
import basicStylesheet from '../styles/basic.css?url';

/**
 * Style sheets. The server inlines them, so this component leaves them alone in the browser. Fonts
 * aren't preloaded: the first page of a visit is painted without them (`early/time-fonts.js`).
 */
export function HeadLinks() {
  const language = useLanguage();
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={`/site.webmanifest?lang=${language}`} />
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
