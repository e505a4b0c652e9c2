import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { academyMinute, instantAt } from '../../../../lib/academy-time.ts';
import { queries } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { academyTimeZone } from '../../../../lib/format-date.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { TimeZoneProvider, useFormat } from '../../../../lib/use-format.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../../ui/dialog.tsx';
import { Field, FieldError } from '../../../../ui/field.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { isUnsaved } from '../../kit/drafts/save-queue.ts';
import { forgetLists } from '../catalogue-queries.ts';
import { ProblemList } from '../editor/problem-list.tsx';
import { problemsNow } from '../editor/problems.ts';
import { useEditor } from '../editor/use-editor.tsx';
import { useItemTitle } from '../editor/use-item-title.ts';
import { PublishNotes } from './publish-notes.tsx';
import { PublishPrice } from './publish-price.tsx';

/** Makes the draft public, now or at a time; where something is missing it says what. */
export function PublishDialog() {
  const t = useTexts('editor');
  const { draft, edition, view, fileOf } = useEditor();
  const title = useItemTitle();
  const [isOpen, setIsOpen] = useState(false);
  // The way to a field takes the focus there instead of back to the button.
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const problems = problemsNow(draft, edition.problems, fileOf);
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
            <PublishForm onDone={() => setIsOpen(false)} />
          </TimeZoneProvider>
        )}
      </Dialog>
    </>
  );
}

function PublishForm({ onDone }: { onDone: () => void }) {
  const t = useTexts('editor');
  const format = useFormat();
  const formId = useId();
  const form = usePublishing(onDone);
  const { isLater, minute, failure } = form;
  return (
    <form
      id={formId}
      onSubmit={(event) => void form.submit(event)}
      noValidate
      className="grid gap-4"
    >
      <PublishPrice />
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
      <PublishNotes />
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
  const t = useTexts('editor');
  const format = useFormat();
  const queryClient = useQueryClient();
  const { autosave, edition } = useEditor();
  const title = useItemTitle();
  const [isLater, setIsLater] = useState(false);
  const [minute, setMinute] = useState(() => academyMinute(new Date(Date.now() + hourMs)));
  const [isPast, setIsPast] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function publish(at: Date | null) {
    setIsBusy(true);
    try {
      const isDone = await autosave.run((revision) =>
        queries.catalogueAdmin.publish.call({ id: edition.id, revision, at }),
      );
      if (!isDone) {
        setFailure(t('editor.publish.notSaved'));
        return;
      }
      forgetLists(queryClient);
      showToast({
        kind: 'success',
        title: at
          ? t('editor.publish.scheduled', { title, at: format.date(at, 'moment') })
          : t('editor.publish.published', { title }),
      });
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
