import type { CourseDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { useTexts } from '../../../../lib/texts.tsx';

/** The title of a module or lesson in the original language, or a placeholder. */
export function useUnitName({ modules, originalLanguage }: CourseDraft): (id: string) => string {
  const t = useTexts('editor');
  return (id) => {
    const module = modules.find((each) => each.id === id);
    if (module) {
      return module.texts[originalLanguage]?.text.title || t('editor.lessons.untitledModule');
    }
    const lesson = modules.flatMap(({ lessons }) => lessons).find((each) => each.id === id);
    return lesson?.texts[originalLanguage]?.text.title || t('editor.lessons.untitledLesson');
  };
}
