import { useTexts } from '../../../../lib/texts.tsx';
import { useEditor } from './use-editor.tsx';

/** The title in the original language, or a placeholder. */
export function useItemTitle(): string {
  const t = useTexts('editor');
  const { draft } = useEditor();
  return draft.texts[draft.originalLanguage]?.text.title || t('editor.item.untitled');
}
