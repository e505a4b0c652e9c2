import { defaultLanguage, isComplete, isLanguageCode } from '@danube/contract/locale.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserSession } from './features/shared/session/browser-session.ts';
import { SessionProvider } from './features/shared/session/use-session.tsx';
import { fetchCatalogue } from './lib/catalogues.client.ts';
import { createTextStore } from './lib/text-store.ts';
import { TextsProvider } from './lib/texts.tsx';
import { pageTexts } from './page/page-texts.ts';

async function start(): Promise<void> {
  const session = createBrowserSession();
  session.store.start();
  const lang = document.documentElement.lang;
  const texts = createTextStore(isLanguageCode(lang) ? lang : defaultLanguage, fetchCatalogue);
  // Texts must be loaded before hydration.
  const groups = pageTexts(location.pathname);
  const notice = isComplete(texts.language) ? [] : (['language'] as const);
  const question = 'undecided' in document.documentElement.dataset ? (['consent'] as const) : [];
  await Promise.all([...groups, ...notice, ...question].map((group) => texts.load(group)));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextsProvider store={texts}>
          <SessionProvider session={session}>
            <HydratedRouter onError={report} />
          </SessionProvider>
        </TextsProvider>
      </StrictMode>,
    );
  });
}

/**
 * Errors caught by a boundary are reported like any other; a response such as 404 isn't an error.
 */
function report(error: unknown): void {
  if (!isRouteErrorResponse(error)) reportError(error);
}

/** Long after the page is usable; if the network is gone by then, nothing is lost. */
function watchSpeed(): void {
  setTimeout(() => void measureSpeed().catch(() => undefined), speedDelayMs);
}

async function measureSpeed(): Promise<void> {
  const { warnIfPageIsSlow: warnOfSlowness } = await import(
    './features/frame/page-speed/warn-if-page-is-slow.ts'
  );
  warnOfSlowness();
}

const speedDelayMs = 4_000;

await start();
watchSpeed();
