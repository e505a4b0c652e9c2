import type { ShelfItem } from '@danube/contract/downloads/shelf.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { OfflineControl } from './offline-control.tsx';
import { pdfOf, saveBook } from './save-book.ts';

/** Saves a book's PDF on this device, and opens it from there. */
export function OfflineBookControl({ own: { item, access, fetchedAt } }: { own: ShelfItem }) {
  const t = useTexts('library', 'ui');
  const language = useTextLanguage();
  const queryClient = useQueryClient();
  const file = pdfOf(item);
  if (!file) return null;
  const isUnopened = access.isAllowed && access.why === 'purchase' && fetchedAt === null;
  const texts = {
    save: t('library.offline.save', { size: formatBytes(file.bytes, language) }),
    note: isUnopened ? t('library.offline.saveNote') : null,
    saving: t('library.offline.saving'),
    saved: ({ bytes }: { bytes: number }) =>
      t('library.offline.saved', { size: formatBytes(bytes, language) }),
    remove: t('library.offline.remove'),
    failures: {
      full: t('library.offline.failures.full'),
      failed: t('library.offline.failures.failed'),
    },
    listed: t('library.offline.listed'),
  };
  return (
    <OfflineControl
      item={{ kind: 'book', slug: item.slug, title: item.title }}
      texts={texts}
      store={async (request, progress) => {
        await saveBook({ ...request, book: item }, progress);
        // The download has a date now.
        void queryClient.invalidateQueries({ queryKey: queries.downloads.shelf.key() });
      }}
      open={({ links: [link] }) => (
        <Button asChild size="small" variant="link">
          {/* A file from this device, which the router doesn't handle. */}
          <a
            href={link?.path}
            aria-label={t('ui.labelled', { label: t('library.offline.read'), text: item.title })}
          >
            {t('library.offline.read')}
          </a>
        </Button>
      )}
    />
  );
}
