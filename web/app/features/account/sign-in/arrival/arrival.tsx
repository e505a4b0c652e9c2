import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../../shared/session/use-session.tsx';
import { replaceAddress, useMailLink } from './mail-link.ts';
import { takeWantedPage } from './wanted-page.ts';

const ConfirmAddress = lazy(async () => ({
  default: (await import('./confirm-address.tsx')).ConfirmAddress,
}));
const ProviderFailure = lazy(async () => ({
  default: (await import('./provider-failure.tsx')).ProviderFailure,
}));

/**
 * Handles what a URL carries besides the page: an email link, or the return from a provider. Cached
 * pages can't know it, so it all happens in the browser.
 */
export function Arrival() {
  const token = useMailLink('confirm')?.token;
  const providerFailure = useProviderFailure();
  useWantedPage();
  return (
    <Suspense fallback={null}>
      {token ? <ConfirmAddress key={token} token={token} /> : null}
      {providerFailure ? <ProviderFailure code={providerFailure} /> : null}
    </Suspense>
  );
}

/** `/?error=…` is where a provider's sign-in that failed comes back to. */
function useProviderFailure(): string | null {
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const address = new URL(location.href);
    const code = address.searchParams.get('error');
    if (address.pathname !== '/' || code === null) return;
    address.searchParams.delete('error');
    address.searchParams.delete('error_description');
    replaceAddress(address.pathname + address.search + address.hash);
    takeWantedPage();
    setFailure(code || 'unknown');
  }, []);
  return failure;
}

/** Continues to where the visitor wanted to go before leaving for the provider. */
function useWantedPage(): void {
  const { session } = useSession();
  const navigate = useNavigate();
  const isSignedIn = session !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    // Anyone who has signed in another way meanwhile must not be led off at their next visit here.
    const wanted = takeWantedPage();
    if (wanted && location.pathname === '/') void navigate(wanted, { replace: true });
  }, [isSignedIn, navigate]);
}
