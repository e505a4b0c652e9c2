import type { PostProblem } from '@danube/contract/blog/blog.errors.ts';
import {
  findPostFileProblems,
  findPostProblems,
} from '@danube/contract/blog/draft/find-post-problems.ts';
import { isUnsaved } from '@danube/contract/drafts/save-queue.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { academyTimeZone } from '../../../lib/format-date.ts';
import { nativeName } from '../../../lib/native-name.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { TimeZoneProvider, useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PublishForm } from '../kit/drafts/publish-form.tsx';
import { invalidatePosts } from './posts-view.ts';
import { usePost, usePostTitle } from './use-post.tsx';

type PublishPostProps = { onFix: (part: string) => void };

/** Publishes the draft, now or at a time; lists what is missing. */
export function PublishPost({ onFix }: PublishPostProps) {
  const t = useTexts('editor');
  const { draft, edition, view, fileOf } = usePost();
  const title = usePostTitle(t('editor.item.untitled'));
  const [isOpen, setIsOpen] = useState(false);
  const problems = [...findPostProblems(draft), ...findPostFileProblems(draft, fileOf)];
  const isUpToDate = edition.state === 'published' && !isUnsaved(view.queue);
  const hasPublicForm = edition.publishedAt !== null && edition.state !== 'withdrawn';
  return (
    <>
      {isUpToDate && !isOpen ? null : (
        <Button
          size="small"
          variant="primary"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
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
      >
        {problems.length > 0 ? (
          <Problems
            problems={problems}
            onFollow={(part) => {
              setIsOpen(false);
              onFix(part);
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

const inDetails: readonly PostProblem['code'][] = [
  ...(['authorMissing', 'asOfMissing', 'positionMissing', 'riskNoticeMissing'] as const),
];

type ProblemsProps = { problems: readonly PostProblem[]; onFollow: (part: string) => void };

function Problems({ problems, onFollow }: ProblemsProps) {
  const t = useTexts('editor', 'posts');
  const format = useFormat();
  const count = problems.length;
  return (
    <div className="grid gap-2">
      <p className="text-sm">
        {t('editor.publish.problems', { count, shown: format.number(count) })}
      </p>
      <ul>
        {problems.map((problem) => {
          const { code, language, name = '' } = problem;
          const words = t(`posts.problems.${code}`, { name });
          return (
            <li key={JSON.stringify(problem)} className="border-t border-rule">
              <button
                type="button"
                onClick={() => onFollow(inDetails.includes(code) ? 'details' : 'write')}
                className="min-h-11 text-start text-sm text-river-ink underline decoration-river/45 underline-offset-[0.28em]"
              >
                {language
                  ? t('editor.publish.problemIn', { problem: words, unit: nativeName(language) })
                  : words}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function PublishDraft({ onDone }: { onDone: () => void }) {
  const t = useTexts('editor');
  const queryClient = useQueryClient();
  const { autosave, edition } = usePost();
  const title = usePostTitle(t('editor.item.untitled'));

  async function publish(at: Date | null): Promise<boolean> {
    const isDone = await autosave.run((revision) =>
      queries.blogAdmin.publish.call({ id: edition.id, revision, at }),
    );
    if (isDone) invalidatePosts(queryClient);
    return isDone;
  }
  return <PublishForm title={title} publish={publish} onDone={onDone} />;
}
