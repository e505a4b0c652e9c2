import type { LanguageCode } from '@danube/contract/locale.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import about from '../../../../locales/en/about.json' with { type: 'json' };
import accessibility from '../../../../locales/en/accessibility.json' with { type: 'json' };
import admin from '../../../../locales/en/admin.json' with { type: 'json' };
import auth from '../../../../locales/en/auth.json' with { type: 'json' };
import books from '../../../../locales/en/books.json' with { type: 'json' };
import cart from '../../../../locales/en/cart.json' with { type: 'json' };
import catalogue from '../../../../locales/en/catalogue.json' with { type: 'json' };
import certificate from '../../../../locales/en/certificate.json' with { type: 'json' };
import chart from '../../../../locales/en/chart.json' with { type: 'json' };
import checkout from '../../../../locales/en/checkout.json' with { type: 'json' };
import claims from '../../../../locales/en/claims.json' with { type: 'json' };
import consent from '../../../../locales/en/consent.json' with { type: 'json' };
import contact from '../../../../locales/en/contact.json' with { type: 'json' };
import cookies from '../../../../locales/en/cookies.json' with { type: 'json' };
import courses from '../../../../locales/en/courses.json' with { type: 'json' };
import downloads from '../../../../locales/en/downloads.json' with { type: 'json' };
import editor from '../../../../locales/en/editor.json' with { type: 'json' };
import events from '../../../../locales/en/events.json' with { type: 'json' };
import features from '../../../../locales/en/features.json' with { type: 'json' };
import footer from '../../../../locales/en/footer.json' with { type: 'json' };
import hero from '../../../../locales/en/hero.json' with { type: 'json' };
import imprint from '../../../../locales/en/imprint.json' with { type: 'json' };
import indicators from '../../../../locales/en/indicators.json' with { type: 'json' };
import instructors from '../../../../locales/en/instructors.json' with { type: 'json' };
import itv from '../../../../locales/en/itv.json' with { type: 'json' };
import learning from '../../../../locales/en/learning.json' with { type: 'json' };
import media from '../../../../locales/en/media.json' with { type: 'json' };
import nav from '../../../../locales/en/nav.json' with { type: 'json' };
import newsletter from '../../../../locales/en/newsletter.json' with { type: 'json' };
import orders from '../../../../locales/en/orders.json' with { type: 'json' };
import page from '../../../../locales/en/page.json' with { type: 'json' };
import panels from '../../../../locales/en/panels.json' with { type: 'json' };
import player from '../../../../locales/en/player.json' with { type: 'json' };
import pricing from '../../../../locales/en/pricing.json' with { type: 'json' };
import privacy from '../../../../locales/en/privacy.json' with { type: 'json' };
import quickie from '../../../../locales/en/quickie.json' with { type: 'json' };
import quiz from '../../../../locales/en/quiz.json' with { type: 'json' };
import registration from '../../../../locales/en/registration.json' with { type: 'json' };
import sales from '../../../../locales/en/sales.json' with { type: 'json' };
import search from '../../../../locales/en/search.json' with { type: 'json' };
import social from '../../../../locales/en/social.json' with { type: 'json' };
import students from '../../../../locales/en/students.json' with { type: 'json' };
import terms from '../../../../locales/en/terms.json' with { type: 'json' };
import testimonials from '../../../../locales/en/testimonials.json' with { type: 'json' };
import ui from '../../../../locales/en/ui.json' with { type: 'json' };
import videos from '../../../../locales/en/videos.json' with { type: 'json' };
import welcome from '../../../../locales/en/welcome.json' with { type: 'json' };
import widgets from '../../../../locales/en/widgets.json' with { type: 'json' };
import type { Catalogue, TextGroup } from '../text-keys.ts';
import { createTextStore } from '../text-store.ts';
import { TextsProvider } from '../texts.tsx';

const english = {
  about,
  accessibility,
  admin,
  auth,
  books,
  cart,
  catalogue,
  certificate,
  chart,
  checkout,
  claims,
  contact,
  cookies,
  courses,
  consent,
  downloads,
  editor,
  events,
  features,
  footer,
  hero,
  imprint,
  indicators,
  instructors,
  itv,
  learning,
  media,
  nav,
  newsletter,
  orders,
  page,
  panels,
  player,
  pricing,
  privacy,
  quickie,
  quiz,
  registration,
  terms,
  sales,
  search,
  social,
  students,
  testimonials,
  ui,
  videos,
  welcome,
  widgets,
};

type PageFrameProps = {
  path?: string;
  language?: LanguageCode;
  /** Groups that are written in the page's language; all others fall back to English. */
  translated?: Partial<Record<TextGroup, Catalogue>>;
  queryClient?: QueryClient;
  children: ReactNode;
};

/** What every screen stands in: its words, a router at an address, and a cache of its own. */
export function PageFrame(props: PageFrameProps) {
  const { path = '/', language = 'en', translated = {}, children } = props;
  const store = createTextStore(language, () => undefined);
  for (const [group, texts] of Object.entries(english)) {
    // Object.entries forgets the key type; the object above names the groups.
    const name = group as keyof typeof english;
    store.add(name, language === 'en' ? texts : translated[name], texts);
  }
  return (
    <MemoryRouter initialEntries={[path]}>
      <TextsProvider store={store}>
        <QueryClientProvider client={props.queryClient ?? askOnceClient()}>
          {children}
        </QueryClientProvider>
      </TextsProvider>
    </MemoryRouter>
  );
}

/** A cache that asks once: a test should not wait for second attempts. */
export function askOnceClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
}
