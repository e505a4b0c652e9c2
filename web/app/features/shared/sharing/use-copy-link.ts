import { useTexts } from '../../../lib/texts.tsx';
import { copyText } from '../../../ui/copy-text.ts';

export function useCopyLink(url: string): () => void {
  const t = useTexts('social');
  const words = { copied: t('social.share.copied'), notCopied: t('social.share.notCopied') };
  return () => void copyText(url, words);
}
