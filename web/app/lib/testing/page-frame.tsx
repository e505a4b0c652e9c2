import type { LanguageCode } from '@danube/contract/locale.ts';
import type { TextGroup } from '@danube/contract/site/text-group.ts';
import type { Catalogue } from '@danube/contract/texts/translator.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { collectCatalogues } from '../collect-catalogues.ts';
import { createTextStore } from '../text-store.ts';
import { TextsProvider } from '../texts.tsx';

const catalogues = collectCatalogues(
  import.meta.glob<Catalogue>(
    ['../../../../locales/en/*.json', '../../../../locales/en/audit/*.json'],
    { eager: true, import: 'default' },
  ),
);

/** Every English catalogue by its group. */
const english = Object.entries(catalogues.en ?? {}).map(([group, texts]) => {
  // The English files define the groups.
  return { group: group as TextGroup, texts };
});

type PageFrameProps = {
  path?: string;
  language?: LanguageCode;
  /** Groups translated into the page's language; all others fall back to English. */
  translated?: Partial<Record<TextGroup, Catalogue>>;
  queryClient?: QueryClient;
  children: ReactNode;
};

/** Texts, a router at a path, and a query cache, as every screen needs. */
export function PageFrame(props: PageFrameProps) {
  const { path = '/', language = 'en', translated = {}, children } = props;
  const store = createTextStore(language, () => undefined);
  for (const { group, texts } of english) {
    store.add(group, language === 'en' ? texts : translated[group], texts);
  }
  return (
    <MemoryRouter initialEntries={[path]}>
      <TextsProvider store={store}>
        <QueryClientProvider client={props.queryClient ?? noRetryQueryClient()}>
          {children}
        </QueryClientProvider>
      </TextsProvider>
    </MemoryRouter>
  );
}

/** Without retries, so that a test doesn't wait for them. */
export function noRetryQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
}
