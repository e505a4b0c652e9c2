import type { StoredFile } from '@danube/contract/media/media.schemas.ts';
import { type ClipboardEvent, type DragEvent, lazy, Suspense, useState } from 'react';
import type { PicturePurpose } from './picture-dialog.tsx';
import { useInsertAfterClose } from './use-insert-after-close.ts';
import type { Change } from './write-selection.ts';

const PictureDialog = lazy(async () => ({
  default: (await import('./picture-dialog.tsx')).PictureDialog,
}));

export type PictureOptions = {
  purpose: PicturePurpose;
  /** Called with the file once the picture is in the text. */
  onInsert: (file: StoredFile) => void;
};

/** The dialog for pictures, which pasting and dropping an image opens too. */
export function usePictures(change: (to: Change) => void, options: PictureOptions | undefined) {
  const [asked, setAsked] = useState<{ given?: File } | null>(null);
  const insert = useInsertAfterClose(asked !== null, change);
  if (!options) return { handlers: {}, ask: undefined, dialog: null };

  function take(event: { preventDefault(): void }, files: FileList): void {
    const given = [...files].find(({ type }) => type.startsWith('image/'));
    if (!given) return;
    event.preventDefault();
    setAsked({ given });
  }

  return {
    handlers: {
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData.files),
      onDrop: (event: DragEvent) => take(event, event.dataTransfer.files),
    },
    ask: () => setAsked({}),
    dialog: asked ? (
      <Suspense>
        <PictureDialog
          purpose={options.purpose}
          given={asked.given}
          onInsert={(file, markdown) => {
            options.onInsert(file);
            insert(markdown);
          }}
          onClose={() => setAsked(null)}
        />
      </Suspense>
    ) : null,
  };
}
