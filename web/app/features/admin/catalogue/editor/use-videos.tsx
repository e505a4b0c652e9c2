import type { LanguageCode } from '@danube/contract/locale.ts';
import { lazy, Suspense, useState } from 'react';
import { createVideoBlock } from './insert-block.ts';
import { useInsertAfterClose } from './use-insert-after-close.ts';
import type { Change } from './write-selection.ts';

const VideoDialog = lazy(async () => ({
  default: (await import('./video-dialog.tsx')).VideoDialog,
}));

/** The dialog that inserts a video of ITV. */
export function useVideos(change: (to: Change) => void, lang: LanguageCode) {
  const [isOpen, setIsOpen] = useState(false);
  const insert = useInsertAfterClose(isOpen, change);
  const close = () => setIsOpen(false);
  return {
    ask: () => setIsOpen(true),
    dialog: isOpen ? (
      <Suspense>
        <VideoDialog
          lang={lang}
          onClose={close}
          onChoose={({ title, slug }) => {
            insert(createVideoBlock(title, slug).text);
            close();
          }}
        />
      </Suspense>
    ) : null,
  };
}
