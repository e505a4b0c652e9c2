import { isUnsaved } from '@danube/contract/drafts/save-queue.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../../lib/api.ts';
import { academyTimeZone } from '../../../../lib/format-date.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { TimeZoneProvider } from '../../../../lib/use-format.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { PublishForm } from '../../kit/drafts/publish-form.tsx';
import { invalidateLists } from '../catalogue-queries.ts';
import { ProblemList } from '../editor/problem-list.tsx';
import { currentProblems } from '../editor/problems.ts';
import { useEditor } from '../editor/use-editor.tsx';
import { useItemTitle } from '../editor/use-item-title.ts';
import { PublishNotes } from './publish-notes.tsx';
import { PublishPrice } from './publish-price.tsx';

/** Publishes the draft, now or at a time; lists what is missing. */
export function PublishDialog() {
  const t = useTexts('editor');
  const { draft, edition, view, fileOf } = useEditor();
  const title = useItemTitle();
  const [isOpen, setIsOpen] = useState(false);
  // A link to a field keeps the focus there instead of returning it to the button.
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const problems = currentProblems(draft, edition.problems, fileOf);
  const hasPublicForm = edition.publishedAt !== null && edition.state !== 'withdrawn';
  const isUpToDate = edition.state === 'published' && !isUnsaved(view.queue);
  return (
    <>
      {isUpToDate && !isOpen ? null : (
        <Button
          size="small"
          variant="primary"
          aria-haspopup="dialog"
          onClick={(event) => {
            setOpener(event.currentTarget);
            setIsOpen(true);
          }}
        >
          {t(hasPublicForm ? 'editor.publish.openChanges' : 'editor.publish.open')}
        </Button>
      )}
      <Dialog
        title={t('editor.publish.title', { title })}
        {...(problems.length === 0 ? { description: t('editor.publish.text') } : {})}
        size="medium"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        opener={opener}
      >
        {problems.length > 0 ? (
          <ProblemList
            problems={problems}
            onFollow={() => {
              setOpener(null);
              setIsOpen(false);
            }}
          />
        ) : (
          <TimeZoneProvider timeZone={academyTimeZone}>
            <PublishDraft onDone={() => setIsOpen(false)} />
          </TimeZoneProvider>
        )}
      </Dialog>
    </>
  );
}

function PublishDraft({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient();
  const { autosave, edition } = useEditor();
  const title = useItemTitle();

  async function publish(at: Date | null): Promise<boolean> {
    const isDone = await autosave.run((revision) =>
      queries.catalogueAdmin.publish.call({ id: edition.id, revision, at }),
    );
    if (isDone) invalidateLists(queryClient);
    return isDone;
  }
  return (
    <PublishForm
      title={title}
      publish={publish}
      onDone={onDone}
      before={<PublishPrice />}
      after={<PublishNotes />}
    />
  );
}
