import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { PageHead } from '../../../lib/page-url.tsx';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { useVisitorTimeZone } from '../../../lib/time-zone.ts';
import { TimeZoneProvider } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { downloadsPath } from '../../shared/paths/download-paths.ts';
import { myCoursesPath } from '../../shared/paths/learning-paths.ts';
import { OrderEntry } from '../../shop/orders/order-list.tsx';
import { ordersQuery } from '../../shop/orders/order-queries.ts';
import { CertificateList } from './certificate-list.tsx';
import { CourseShelf } from './course-shelf.tsx';
import { FileShelf } from './file-shelf.tsx';
import { LibrarySection } from './library-section.tsx';
import { ReviewList } from './review-list.tsx';
import { useLibrary } from './use-library.ts';

/** Everything a member owns, whatever its origin. */
export function LibraryPage() {
  const t = useTexts('library', 'page');
  const lang = useFallbackLang('library');
  const timeZone = useVisitorTimeZone();
  return (
    <TimeZoneProvider timeZone={timeZone}>
      <div lang={lang} className="page py-[calc(var(--section)*0.6)]">
        <PageHead
          title={`${t('library.title')} · ${t('page.siteName')}`}
          description={t('library.description')}
          isIndexed={false}
        />
        <header className="mb-10 grid gap-3">
          <h1 className="type-h2">{t('library.title')}</h1>
          <p className="type-body">{t('library.lede')}</p>
        </header>
        <div className="grid gap-14">
          <LibraryItems />
          <ReviewList />
          <Receipts />
        </div>
      </div>
    </TimeZoneProvider>
  );
}

function LibraryItems() {
  const t = useTexts('library');
  const localPath = useLocalPath();
  const { courses, shelf, certificates, isPending, isEmpty } = useLibrary();
  if (isPending) return <LibrarySkeleton />;
  if (isEmpty) return <EmptyLibrary />;
  const files = shelf.data ?? [];
  const of = (kind: string) => files.filter(({ item }) => item.kind === kind);
  return (
    <>
      <QuerySection answer={courses} title={t('library.failed.courses')}>
        {courses.data?.length ? (
          <LibrarySection
            id="courses"
            title={t('library.courses')}
            action={
              <TextLink kind="standalone" to={localPath(myCoursesPath)} icon={<ArrowRight />}>
                {t('library.myCourses')}
              </TextLink>
            }
          >
            <CourseShelf courses={courses.data} />
          </LibrarySection>
        ) : null}
      </QuerySection>
      <QuerySection answer={shelf} title={t('library.failed.files')}>
        <FileShelf id="books" title={t('library.books')} items={of('book')} />
        <FileShelf id="indicators" title={t('library.indicators')} items={of('indicator')} />
        <FileShelf id="fact-sheets" title={t('library.factSheets')} items={of('fact-sheet')} />
        {files.length === 0 ? <FreeFiles /> : null}
      </QuerySection>
      <QuerySection answer={certificates} title={t('library.failed.certificates')}>
        {certificates.data?.length ? (
          <LibrarySection id="certificates" title={t('library.certificates')}>
            <CertificateList certificates={certificates.data} />
          </LibrarySection>
        ) : null}
      </QuerySection>
    </>
  );
}

type QueryState = { data: unknown; isFetching: boolean; refetch(): unknown };

/** If a query fails, its section shows the error and the others stay. */
function QuerySection(props: { answer: QueryState; title: string; children: ReactNode }) {
  const { answer, title, children } = props;
  if (answer.data !== undefined) return children;
  return (
    <ErrorState
      title={title}
      onRetry={() => void answer.refetch()}
      isRetrying={answer.isFetching}
    />
  );
}

/** Suggests free files to people who only have courses. */
function FreeFiles() {
  const t = useTexts('library');
  const localPath = useLocalPath();
  return (
    <p className="border-t border-rule pt-5">
      <span className="type-body">{`${t('library.freeText')} `}</span>
      <TextLink to={localPath(downloadsPath)}>{t('library.free')}</TextLink>
    </p>
  );
}

function EmptyLibrary() {
  const t = useTexts('library');
  const localPath = useLocalPath();
  return (
    <EmptyState
      drawing="start"
      title={t('library.empty')}
      text={t('library.emptyText')}
      action={
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button asChild variant="primary">
            <Link to={localPath(downloadsPath)}>{t('library.free')}</Link>
          </Button>
          <TextLink kind="standalone" to={localPath('/courses')}>
            {t('library.browse')}
          </TextLink>
        </div>
      }
    />
  );
}

const latest = 3;

/** The latest orders; their pages have the invoices. Empty for people without orders. */
function Receipts() {
  const t = useTexts('library', 'orders');
  const localPath = useLocalPath();
  const list = useQuery(ordersQuery(queries, undefined));
  if (!list.data?.orders.length) return null;
  return (
    <LibrarySection
      id="receipts"
      title={t('library.receipts')}
      action={
        <TextLink kind="standalone" to={localPath('/my-orders')} icon={<ArrowRight />}>
          {t('library.allReceipts')}
        </TextLink>
      }
    >
      <ul aria-label={t('library.receipts')} className="border-t border-rule">
        {list.data.orders.slice(0, latest).map((order) => (
          <OrderEntry key={order.id} order={order} />
        ))}
      </ul>
    </LibrarySection>
  );
}

function LibrarySkeleton() {
  return (
    <SkeletonRegion className="grid gap-5 border-t border-ink pt-5">
      <Skeleton className="h-7 w-40" />
      <div className="grid grid-cols-2 gap-x-gutter gap-y-6 sm:grid-cols-4 lg:grid-cols-5">
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} className="aspect-4/5" />
        ))}
      </div>
    </SkeletonRegion>
  );
}
