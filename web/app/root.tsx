import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Outlet,
  Scripts,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { CartCentre } from './features/cart/cart-centre.tsx';
import { ConsentCentre } from './features/consent/consent-centre.tsx';
import { Arrival } from './features/identity/arrival/arrival.tsx';
import { SessionEffects } from './features/identity/session/session-effects.tsx';
import { StepUp } from './features/identity/step-up/step-up.tsx';
import { LanguageStart } from './features/language/language-start.tsx';
import { Prefetch } from './features/prefetch/prefetch.tsx';
import { RegistrationPrompt } from './features/registration/registration-prompt.tsx';
import { FailurePage } from './features/shell/failure-page.tsx';
import { NotFoundPage } from './features/shell/not-found-page.tsx';
import { PageScroll } from './features/shell/page-scroll.tsx';
import { SiteFrame } from './features/shell/site-frame.tsx';
import { Visits } from './features/visits/visits.tsx';
import { languagesWith } from './lib/catalogues.server.ts';
import { PageAddress } from './lib/page-address.tsx';
import { createQueryClient } from './lib/query-client.ts';
import { useLanguage } from './lib/texts.tsx';
import { useDocumentRequest } from './page/document-request.tsx';
import { HeadLinks } from './page/head-links.tsx';
import { pageRequest } from './page/page-request.ts';
import { pageTexts } from './page/page-texts.ts';
import { savedLanguageScript } from './page/saved-language-script.ts';
import { themeScript } from './page/theme-script.ts';
import { ToastRegion } from './ui/toast-region.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  const { siteUrl, nonce, locationServices } = context.get(pageRequest);
  const { pathname } = new URL(request.url);
  return { siteUrl, nonce, locationServices, alternates: languagesWith(pageTexts(pathname)) };
}

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const data = useRouteLoaderData<typeof loader>('root');
  const { siteUrl, nonce } = { ...useDocumentRequest(), ...data };
  // Without an error the router answers undefined or null, depending on where it is asked.
  const isErrorPage = (useRouteError() ?? null) !== null;
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; must run before the first paint
          dangerouslySetInnerHTML={{ __html: savedLanguageScript + themeScript }}
        />
        <HeadLinks />
      </head>
      <body>
        <PageAddress siteUrl={siteUrl} alternates={data?.alternates ?? []}>
          <SiteFrame isErrorPage={isErrorPage} notice={<ConsentCentre />}>
            {children}
          </SiteFrame>
          <RegistrationPrompt />
        </PageAddress>
        <Visits />
        <Prefetch />
        <PageScroll nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const [queryClient] = useState(createQueryClient);
  useEffect(announceReadiness, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <SessionEffects />
      <CartCentre />
      <Arrival />
      <StepUp />
      <LanguageStart services={loaderData.locationServices} />
      <ToastRegion />
    </QueryClientProvider>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  useEffect(announceReadiness, []);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <FailurePage error={error} />;
}

/** Tells the boot script that clicks need not be held any longer. */
function announceReadiness(): void {
  dispatchEvent(new Event('app:ready'));
}
