import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../../shared/session/use-session.tsx';
import { replaceUrl, useMailLink } from './mail-link.ts';
import { consumeReturnPath } from './return-path.ts';

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
export function AuthRedirectHandler() {
  const token = useMailLink('confirm')?.token;
  const providerFailure = useProviderFailure();
  useReturnPath();
  return (
    <Suspense fallback={null}>
      {token ? <ConfirmAddress key={token} token={token} /> : null}
      {providerFailure ? <ProviderFailure code={providerFailure} /> : null}
    </Suspense>
  );
}

/** A failed provider sign-in redirects to `/?error=…`. */
function useProviderFailure(): string | null {
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const address = new URL(location.href);
    const code = address.searchParams.get('error');
    if (address.pathname !== '/' || code === null) return;
    address.searchParams.delete('error');
    address.searchParams.delete('error_description');
    replaceUrl(address.pathname + address.search + address.hash);
    consumeReturnPath();
    setFailure(code || 'unknown');
  }, []);
  return failure;
}

/** Continues to the page the visitor wanted before leaving for the provider. */
function useReturnPath(): void {
  const { session } = useSession();
  const navigate = useNavigate();
  const isSignedIn = session !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    // Cleared in any case: people who signed in another way must not be redirected on a later
    // visit.
    const wanted = consumeReturnPath();
    if (wanted && location.pathname === '/') void navigate(wanted, { replace: true });
  }, [isSignedIn, navigate]);
}
