import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { FormFailure } from '../../../../ui/form/form-failure.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { ListingFields } from './listing-fields.tsx';
import { useVideoForm } from './use-video-form.ts';
import { WordsFields } from './words-fields.tsx';

/** All texts of a video, saved together. */
export function WordsSection({ video }: { video: ManagedVideo }) {
  const t = useTexts('admin', 'videos');
  const state = useVideoForm(video);
  return (
    <Form refusal={state.attempts} onSubmit={state.submit} className="grid gap-6">
      <LeaveGuard isUnsaved={state.isUnsaved} />
      <div className="grid items-start gap-x-[calc(var(--gutter)*2)] gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-labelledby="video-words" className="grid gap-5">
          <h2 id="video-words" className="type-h4 border-t border-ink pt-3">
            {t('videos.edit.words')}
          </h2>
          <WordsFields state={state} />
        </section>
        <section aria-labelledby="video-listing" className="grid gap-5">
          <h2 id="video-listing" className="type-h4 border-t border-ink pt-3">
            {t('videos.edit.facts')}
          </h2>
          <ListingFields state={state} />
        </section>
      </div>
      {state.failure && !state.isSlugTaken ? (
        <FormFailure>{errorText(state.failure, t)}</FormFailure>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" isLoading={state.isBusy}>
          {t('videos.edit.save')}
        </Button>
        <p role="status" className="type-small">
          {state.isUnsaved ? t('videos.edit.unsaved') : null}
        </p>
      </div>
    </Form>
  );
}
