import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { CertificateThumb } from '../../learn/certificates/certificate-thumb.tsx';
import { useLibrary } from '../../learn/library/use-library.ts';
import { certificatePath } from '../../shared/paths/certificate-paths.ts';
import { learnPath } from '../../shared/paths/learning-paths.ts';
import { libraryPath } from '../../shared/paths/library-path.ts';
import { ItemCover } from '../../shop/item/item-cover.tsx';
import { type LibraryItem, newestLibraryItems } from './newest-library-items.ts';

/** The newest library items, in one row. */
export function LatestItems() {
  const t = useTexts('home');
  const localPath = useLocalPath();
  return (
    <section aria-labelledby="home-library" className="grid gap-6 border-t border-ink pt-6">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <h3 id="home-library" className="type-h3">
          {t('home.shelf.title')}
        </h3>
        <TextLink kind="standalone" to={localPath(libraryPath)}>
          {t('home.shelf.open')}
        </TextLink>
      </div>
      <Shelf />
    </section>
  );
}

function Shelf() {
  const t = useTexts('home');
  const localPath = useLocalPath();
  const { courses, shelf, certificates, isPending } = useLibrary();
  if (isPending) {
    return (
      <SkeletonRegion className="flex h-70 items-end gap-6 border-b border-ink">
        <Skeleton className="h-56 w-44" />
        <Skeleton className="h-44 w-34" />
        <Skeleton className="h-40 w-30" />
      </SkeletonRegion>
    );
  }
  const libraryItems = newestLibraryItems({
    courses: courses.data ?? [],
    shelf: shelf.data ?? [],
    certificates: certificates.data ?? [],
  });
  if (libraryItems.length === 0) {
    return (
      <p>
        <span className="type-body">{`${t('home.shelf.empty')} `}</span>
        <TextLink to={localPath('/download')}>{t('home.shelf.free')}</TextLink>
      </p>
    );
  }
  return (
    <ul className="swipe-row flex items-end gap-x-5 sm:flex-wrap sm:gap-x-7 sm:gap-y-8">
      {libraryItems.map((each) => (
        <LatestItem key={keyOf(each)} libraryItem={each} />
      ))}
    </ul>
  );
}

function LatestItem({ libraryItem }: { libraryItem: LibraryItem }) {
  const t = useTexts('home');
  const format = useFormat();
  switch (libraryItem.kind) {
    case 'course': {
      const { course, progress } = libraryItem.mine;
      const count = { done: format.number(progress.done), count: progress.lessons };
      return (
        <LatestItemFrame
          to={learnPath(course.slug)}
          title={course.title}
          note={progress.lastAccessedAt ? t('home.shelf.course', count) : t('home.shelf.newCourse')}
          width="w-38 lg:w-44"
        >
          <ItemCover item={course} sizes="11rem" />
        </LatestItemFrame>
      );
    }
    case 'files': {
      const { item, hasNewVersion } = libraryItem.own;
      return (
        <LatestItemFrame
          to={libraryPath}
          title={item.title}
          note={t(hasNewVersion ? 'home.shelf.newVersion' : kindNames[item.kind])}
          width={item.kind === 'indicator' ? 'w-36' : 'w-30 lg:w-34'}
        >
          <ItemCover item={item} sizes="9rem" />
        </LatestItemFrame>
      );
    }
    case 'certificate': {
      const { code, courseTitle } = libraryItem.certificate;
      return (
        <LatestItemFrame
          to={certificatePath(code)}
          title={courseTitle}
          note={t('home.shelf.certificate')}
          width="w-48"
        >
          <CertificateThumb certificate={libraryItem.certificate} />
        </LatestItemFrame>
      );
    }
  }
}

const kindNames = {
  course: 'home.shelf.newCourse',
  book: 'home.shelf.book',
  indicator: 'home.shelf.indicator',
  'fact-sheet': 'home.shelf.factSheet',
  package: 'home.shelf.newCourse',
} as const;

type LatestItemFrameProps = {
  to: string;
  title: string;
  note: string;
  width: string;
  children: ReactNode;
};

function LatestItemFrame({ to, title, note, width, children }: LatestItemFrameProps) {
  const localPath = useLocalPath();
  return (
    <li className={`relative shrink-0 ${width}`}>
      {children}
      <div className="mt-2.5 h-20 border-t border-ink pt-2.5 text-xs">
        <Link
          to={localPath(to)}
          className="line-clamp-2 rounded-sm font-[580] decoration-1 underline-offset-[0.2em] after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
        <p className="truncate text-ink-3">{note}</p>
      </div>
    </li>
  );
}

function keyOf(libraryItem: LibraryItem): string {
  switch (libraryItem.kind) {
    case 'course':
      return libraryItem.mine.course.id;
    case 'files':
      return libraryItem.own.item.id;
    case 'certificate':
      return libraryItem.certificate.code;
  }
}
