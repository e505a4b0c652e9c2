import type { PostProblem } from '@danube/contract/blog/blog.errors.ts';
import { postFileProblems, postProblems } from '@danube/contract/blog/draft/post-problems.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { academyMinute, instantAt } from '../../../lib/academy-time.ts';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { academyTimeZone } from '../../../lib/format-date.ts';
import { nativeName } from '../../../lib/native-name.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { TimeZoneProvider, useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../ui/dialog.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { isUnsaved } from '../kit/drafts/save-queue.ts';
import { forgetPosts } from './posts-view.ts';
import { usePost, usePostTitle } from './use-post.tsx';

type PublishPostProps = { onFix: (part: string) => void };

/** Makes the draft public, now or at a time; where something is missing it says what. */
export function PublishPost({ onFix }: PublishPostProps) {
  const t = useTexts('editor');
  const { draft, edition, view, fileOf } = usePost();
  const title = usePostTitle(t('editor.item.untitled'));
  const [isOpen, setIsOpen] = useState(false);
  const problems = [...postProblems(draft), ...postFileProblems(draft, fileOf)];
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
            <PublishForm onDone={() => setIsOpen(false)} />
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

function PublishForm({ onDone }: { onDone: () => void }) {
  const t = useTexts('editor');
  const format = useFormat();
  const form = usePublishing(onDone);
  const { isLater, minute, failure } = form;
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate className="grid gap-4">
      <RadioGroup
        legend={t('editor.publish.when')}
        name="when"
        value={isLater ? 'later' : 'now'}
        onValueChange={(value) => form.setIsLater(value === 'later')}
        options={[
          { value: 'now', label: t('editor.publish.now'), help: t('editor.publish.nowHelp') },
          { value: 'later', label: t('editor.publish.later') },
        ]}
      />
      {isLater ? (
        <Field
          label={t('editor.publish.at')}
          help={t('editor.publish.atHelp', { zone: format.zone(instantAt(minute) ?? new Date()) })}
          error={form.isPast ? t('editor.publish.atWrong') : undefined}
        >
          <TextInput
            type="datetime-local"
            value={minute}
            onChange={(event) => form.setMinute(event.currentTarget.value)}
          />
        </Field>
      ) : null}
      {failure ? (
        <div role="alert">
          <FieldError>{failure}</FieldError>
        </div>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <OverlayClose asChild>
          <Button variant="quiet">{t('editor.cancel')}</Button>
        </OverlayClose>
        <Button type="submit" variant="primary" isLoading={form.isBusy}>
          {t(isLater ? 'editor.publish.schedule' : 'editor.publish.confirm')}
        </Button>
      </div>
    </form>
  );
}

const hourMs = 3_600_000;

function usePublishing(onDone: () => void) {
  const t = useTexts('editor', 'posts');
  const format = useFormat();
  const queryClient = useQueryClient();
  const { autosave, edition } = usePost();
  const title = usePostTitle(t('editor.item.untitled'));
  const [isLater, setIsLater] = useState(false);
  const [minute, setMinute] = useState(() => academyMinute(new Date(Date.now() + hourMs)));
  const [isPast, setIsPast] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function publish(at: Date | null) {
    setIsBusy(true);
    try {
      const isDone = await autosave.run((revision) =>
        queries.blogAdmin.publish.call({ id: edition.id, revision, at }),
      );
      if (!isDone) {
        setFailure(t('editor.publish.notSaved'));
        return;
      }
      forgetPosts(queryClient);
      const words = at
        ? t('editor.publish.scheduled', { title, at: format.date(at, 'moment') })
        : t('editor.publish.published', { title });
      showToast({ kind: 'success', title: words });
      onDone();
    } catch (error) {
      setFailure(errorText(error, t));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    isLater,
    setIsLater,
    minute,
    isPast,
    failure,
    isBusy,
    setMinute(next: string) {
      setMinute(next);
      setIsPast(false);
    },
    async submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isBusy) return;
      setFailure(undefined);
      const at = isLater ? instantAt(minute) : null;
      const isWrong = at === undefined || (at !== null && at.getTime() <= Date.now());
      setIsPast(isWrong);
      if (!isWrong) await publish(at ?? null);
    },
  };
}
