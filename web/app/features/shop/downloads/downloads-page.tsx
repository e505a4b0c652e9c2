import type { ItemCard, ItemWithFiles } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { CircleAlert } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { RichText, useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Reach } from '../../../ui/line/reach.tsx';
import { RiskNotice } from '../../../ui/risk-notice.tsx';
import { useAccess } from '../../shared/owned/use-access.ts';
import { featuredBook, offersAnchor } from '../../shared/paths/download-paths.ts';
import { BooksSection } from './books-section.tsx';
import { type Category, readCategory } from './category.ts';
import { CategoryFilter } from './category-filter.tsx';
import { CoursesSection } from './courses-section.tsx';
import { type DownloadProblem, downloadProblemText } from './download-problem.ts';
import { FactSheetsSection } from './fact-sheets-section.tsx';
import { FeaturedBook } from './featured-book.tsx';
import { IndicatorsSection } from './indicators-section.tsx';

export type Offers = {
  readonly indicators: readonly ItemWithFiles[];
  readonly courses: readonly ItemCard[];
  readonly books: readonly ItemWithFiles[];
  readonly sheets: readonly ItemWithFiles[];
};

type DownloadsPageProps = {
  offers: Offers;
  /** Why a button pressed before hydration led to no file. */
  problem: DownloadProblem | null;
};

/** All downloads. Visitors see how to get them, members download them. */
export function DownloadsPage({ offers, problem }: DownloadsPageProps) {
  const t = useTexts('downloads', 'catalogue');
  const lang = useFallbackLang('downloads');
  const [parameters] = useSearchParams();
  const category = readCategory(parameters);
  const featured = offers.books.find(({ slug }) => slug === featuredBook);
  return (
    <div lang={lang}>
      <div className="page">
        <header className="columns-12 gap-y-5 pt-[clamp(2rem,4vw,3.5rem)] pb-8 lg:items-end lg:pb-12">
          <h1 className="type-h1 col-span-full lg:col-span-7">
            <RichText k="downloads.title" elements={{ em: <em className="font-[360]" /> }} />
          </h1>
          <p className="type-body col-span-full lg:col-span-4 lg:col-start-9">
            {t('downloads.lede')}
          </p>
        </header>
        {problem ? <Problem problem={problem} /> : null}
        {featured ? <FeaturedBook book={featured} /> : null}
      </div>
      <Reach seed={19_350} />
      <div id={offersAnchor} className="page grid scroll-mt-20 gap-y-section pb-section">
        <div className="grid gap-y-8 lg:gap-y-10">
          <CategoryFilter current={category} />
          <div className="grid gap-y-section">
            <Lists offers={offers} category={category} />
          </div>
        </div>
        <RiskNotice>{t('catalogue.risk')}</RiskNotice>
      </div>
    </div>
  );
}

function Lists({ offers, category }: { offers: Offers; category: Category }) {
  const { indicators, courses, books, sheets } = offers;
  const accessTo = useAccess([...indicators, ...books, ...sheets]);
  const isAll = category === 'all';
  return (
    <>
      {isAll || category === 'indikatoren' ? (
        <IndicatorsSection indicators={indicators} accessTo={accessTo} isWhole={!isAll} />
      ) : null}
      {isAll ? <CoursesSection courses={courses} /> : null}
      {isAll || category === 'bucher' ? <BooksSection books={books} accessTo={accessTo} /> : null}
      {isAll || category === 'steckbriefe' ? (
        <FactSheetsSection sheets={sheets} accessTo={accessTo} />
      ) : null}
    </>
  );
}

function Problem({ problem }: { problem: DownloadProblem }) {
  const t = useTexts('downloads');
  return (
    <div role="alert" className="mb-8 flex items-start gap-2.5 rounded-md bg-fall-wash px-4 py-3">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-fall" />
      <div className="grid gap-0.5 text-sm leading-normal">
        <p className="font-[560]">{t('downloads.problems.title')}</p>
        <p>{downloadProblemText(t, problem)}</p>
      </div>
    </div>
  );
}
