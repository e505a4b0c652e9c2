import type { LanguageCode } from '@danube/contract/locale.ts';
import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import type { ShownSettings } from '@danube/contract/settings/shown-settings.ts';
import { findPage } from '@danube/contract/site/find-page.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Outlet,
  Scripts,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { RegistrationPrompt } from './features/account/registration/registration-prompt.tsx';
import { AuthRedirectHandler } from './features/account/sign-in/arrival/auth-redirect-handler.tsx';
import { StepUp } from './features/account/sign-in/step-up/step-up.tsx';
import { ChatDock } from './features/community/dock/chat-dock.tsx';
import { ChatNotificationProvider } from './features/community/notifications/chat-notification-provider.tsx';
import { LanguageStart } from './features/frame/language/language-start.tsx';
import { Prefetch } from './features/frame/prefetch/prefetch.tsx';
import { ClosedNotice } from './features/frame/shell/closed-notice.tsx';
import { FailurePage } from './features/frame/shell/failure-page.tsx';
import { NavigationProgress } from './features/frame/shell/navigation-progress.tsx';
import { NotFoundPage } from './features/frame/shell/not-found-page.tsx';
import { PageScroll } from './features/frame/shell/page-scroll.tsx';
import { SiteLayout } from './features/frame/shell/site-layout.tsx';
import { Visits } from './features/frame/visits/visits.tsx';
import { OfflineItemEffects } from './features/learn/offline/offline-item-effects.tsx';
import { ConsentCentre } from './features/shared/consent/consent-centre.tsx';
import { undecidedScript } from './features/shared/consent/undecided-script.ts';
import { ReferralPopup } from './features/shared/referral/referral-popup.tsx';
import { SessionEffects } from './features/shared/session/session-effects.tsx';
import { CartRoot } from './features/shop/cart/cart-root.tsx';
import { languagesWith } from './lib/catalogues.server.ts';
import { PageUrlProvider } from './lib/page-url.tsx';
import { createQueryClient } from './lib/query-client.ts';
import { changesOf, SettingsProvider } from './lib/settings.tsx';
import { useLanguage } from './lib/texts.tsx';
import { useDocumentRequest } from './page/document-request.tsx';
import { HeadLinks } from './page/head-links.tsx';
import { pageRequest } from './page/page-request.ts';
import { pageTexts } from './page/page-texts.ts';
import { readForPage } from './page/read-for-page.ts';
import { savedLanguageScript } from './page/saved-language-script.ts';
import { themeScript } from './page/theme-script.ts';
import { ToastRegion } from './ui/toast-region.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, language, siteUrl, nonce, locationServices } = context.get(pageRequest);
  const { pathname, searchParams } = new URL(request.url);
  const isPreview = searchParams.get('preview') === 'settings';
  const details = findPage(pathname)?.page.details;
  const shown = await readForPage(
    api.settings.shown({ language, isPreview, ...(details ? { details: [...details] } : {}) }),
  );
  const { site, ...values } = shown.values;
  const settings = changesOf({ ...shown, values });
  return {
    siteUrl,
    nonce,
    locationServices,
    alternates: alternatesOf(pathname, shown),
    ...(settings ? { settings } : {}),
    ...(site?.isOpen ? {} : { isClosed: true }),
  };
}

/** The languages in which search engines find this page. */
function alternatesOf(pathname: string, { values }: ShownSettings): LanguageCode[] {
  const { offered } = { ...initialValues('languages'), ...values.languages };
  return languagesWith(pageTexts(pathname)).filter((code) => offered.includes(code));
}

/** The document around every page, including error pages. */
export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const data = useRouteLoaderData<typeof loader>('root');
  const { siteUrl, nonce } = { ...useDocumentRequest(), ...data };
  // Without an error the hook returns undefined or null, depending on where it is called.
  const isErrorPage = (useRouteError() ?? null) !== null;
  // Error pages use the public layout: the viewer may not be staff.
  const isFramed = useMatches().some(({ id }) => id === 'routes/admin-area') && !isErrorPage;
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; must run before the first paint
          dangerouslySetInnerHTML={{ __html: savedLanguageScript + themeScript + undecidedScript }}
        />
        {data?.isClosed ? <meta name="robots" content="noindex" /> : null}
        <HeadLinks />
      </head>
      <body>
        <PageUrlProvider siteUrl={siteUrl} alternates={data?.alternates ?? []}>
          <SettingsProvider shown={data?.settings}>
            {data?.isClosed ? <ClosedNotice /> : null}
            <SiteLayout isErrorPage={isErrorPage} isFramed={isFramed} notice={<ConsentCentre />}>
              {children}
            </SiteLayout>
            <RegistrationPrompt />
          </SettingsProvider>
        </PageUrlProvider>
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
      <ChatNotificationProvider>
        <Outlet />
        <ChatDock />
      </ChatNotificationProvider>
      <NavigationProgress />
      <SessionEffects />
      <OfflineItemEffects />
      <CartRoot />
      <AuthRedirectHandler />
      <ReferralPopup />
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

/** Tells the boot script to stop holding clicks. */
function announceReadiness(): void {
  dispatchEvent(new Event('app:ready'));
}
