import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { CalendarSection } from './calendar/calendar-section.tsx';
import { LibrarySection } from './library/library-section.tsx';
import { type VideosSection, type VideosView, videosUrl } from './library/videos-view.ts';
import { Viewings } from './statistics/viewings.tsx';
import { UploadVideoDialog } from './upload-dialog.tsx';

const sectionTexts = {
  library: 'videos.parts.library',
  calendar: 'videos.parts.calendar',
  statistics: 'videos.parts.statistics',
} as const;

// Object.keys loses the table's key type.
const sections = Object.keys(sectionTexts) as VideosSection[];

/** Three parts; the URL says which one is open. */
export function VideosScreen({ view }: { view: VideosView }) {
  return (
    <div className="grid min-w-0 gap-8">
      <div className="flex flex-wrap-reverse items-start justify-between gap-x-6 gap-y-4 border-b border-rule">
        <SectionLinks open={view.part} />
        <UploadButton />
      </div>
      {view.part === 'library' ? <LibrarySection view={view} /> : null}
      {view.part === 'calendar' ? <CalendarSection /> : null}
      {view.part === 'statistics' ? <Viewings /> : null}
    </div>
  );
}

/** Links, because each part has a URL. */
function SectionLinks({ open }: { open: VideosSection }) {
  const t = useTexts('videos');
  const localPath = useLocalPath();
  return (
    <nav aria-label={t('videos.parts.label')}>
      <ul className="-mb-px flex flex-wrap gap-x-6">
        {sections.map((part) => (
          <li key={part}>
            <Link
              to={localPath(videosUrl({ part }))}
              preventScrollReset
              aria-current={part === open ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent text-sm font-medium text-ink-2 transition-colors hover:text-ink aria-[current=page]:border-river aria-[current=page]:text-ink"
            >
              {t(sectionTexts[part])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function UploadButton() {
  const t = useTexts('videos');
  const [isOpen, setIsOpen] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="primary"
        className="mb-3"
        aria-haspopup="dialog"
        onClick={(event) => {
          setOpener(event.currentTarget);
          setIsOpen(true);
        }}
      >
        <Upload aria-hidden="true" />
        {t('videos.upload.title')}
      </Button>
      <UploadVideoDialog isOpen={isOpen} onOpenChange={setIsOpen} opener={opener} />
    </>
  );
}
