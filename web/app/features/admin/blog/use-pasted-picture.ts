import { useTexts } from '../../../lib/texts.tsx';
import { showToast } from '../../../ui/toast.ts';
import { findFileError } from '../media/files/file-rules.ts';
import { browserQueue } from '../media/transfer/browser-queue.ts';
import { onUploaded } from '../media/transfer/on-uploaded.ts';
import { usePost } from './use-post.tsx';

/** Uploads an image; resolves to its Markdown, null if it failed. */
export function usePastedPicture(): (file: File) => Promise<string | null> {
  const t = useTexts('posts', 'media');
  const { remember } = usePost();
  return (file) => {
    const fault = findFileError(file, 'picture');
    if (fault) {
      showToast({ kind: 'destructive', title: t(fault) });
      return Promise.resolve(null);
    }
    showToast({ kind: 'neutral', title: t('posts.picture.uploading') });
    return new Promise((resolve) => {
      const { id, session } = browserQueue().add(file, 'picture');
      onUploaded(session, (stored) => {
        browserQueue().dismiss(id);
        remember(stored);
        resolve(`![${t('posts.picture.alt')}](/media/pictures/${stored.id})`);
      });
      const stop = session.subscribe(() => {
        if (session.getState().step !== 'failed') return;
        stop();
        showToast({ kind: 'destructive', title: t('posts.picture.failed') });
        resolve(null);
      });
    });
  };
}
