import { pictureTypes } from '@danube/contract/community/picture-limits.ts';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

/** Opens the file picker. Pasting a picture into the field does the same. */
export function AttachButton({ onChoose }: { onChoose: (file: File) => void }) {
  const t = useTexts('chat');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        accept={pictureTypes.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // The same file can be chosen again after it was removed.
          target.value = '';
        }}
      />
      <IconButton label={t('chat.picture.attach')} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden="true" />
      </IconButton>
    </>
  );
}
