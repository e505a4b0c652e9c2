import type { ItemEdition } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import { Eye } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useEditor } from '../editor/use-editor.tsx';
import { studentViewPath } from './student-view.ts';

/** Opens the lesson as its students will see it, once the last changes are saved. */
export function StudentViewLink({ lesson }: { lesson: { id: string } }) {
  const t = useTexts('editor');
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const { edition, autosave } = useEditor();
  const pathIn = ({ draft }: ItemEdition) =>
    localPath(studentViewPath({ course: draft.slug, lesson: lesson.id }));

  async function open(): Promise<void> {
    // Saving may have changed the course's URL.
    if (await autosave.saveAll()) await navigate(pathIn(autosave.view().edition));
    else showToast({ kind: 'destructive', title: t('editor.studentView.unsaved') });
  }

  function follow(event: MouseEvent): void {
    // A new tab or window is up to the browser; it shows what is saved by then.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      void autosave.sendNow();
      return;
    }
    event.preventDefault();
    void open();
  }

  return (
    <Button asChild size="small">
      <Link to={pathIn(edition)} onClick={follow}>
        <Eye aria-hidden="true" />
        {t('editor.studentView.label')}
      </Link>
    </Button>
  );
}
