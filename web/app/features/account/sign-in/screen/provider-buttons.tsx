import type { Provider } from '@danube/contract/identity/identity.schemas.ts';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';

type ProviderButtonsProps = {
  providers: readonly Provider[];
  onProvider: (id: string) => void;
  /** Further ways, before the providers. */
  children?: ReactNode;
};

/**
 * Ways to sign in without the form. All need scripts: passkeys use a browser API, providers are
 * other sites.
 */
export function ProviderButtons({ providers, onProvider, children }: ProviderButtonsProps) {
  const t = useTexts('auth');
  return (
    <div className="grid gap-3 noscript:hidden">
      <p className="type-small flex items-center gap-4 py-1 before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
        {t('auth.signin.or')}
      </p>
      {children}
      {providers.map((provider) => (
        <Button key={provider.id} data-needs-app="" onClick={() => onProvider(provider.id)}>
          <KeyRound aria-hidden="true" />
          {t('auth.signin.provider', { name: provider.name })}
        </Button>
      ))}
    </div>
  );
}
