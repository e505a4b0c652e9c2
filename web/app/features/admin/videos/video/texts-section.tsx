import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { SaveBar } from '../../kit/save-bar.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { ListingFields } from './listing-fields.tsx';
import { TextFields } from './text-fields.tsx';
import { useVideoForm } from './use-video-form.ts';

/** All texts of a video, saved together. */
export function TextsSection({ video }: { video: ManagedVideo }) {
  const t = useTexts('admin', 'videos');
  const state = useVideoForm(video);
  return (
    <Form submitError={state.attempts} onSubmit={state.submit} className="grid gap-6">
      <LeaveGuard isUnsaved={state.isDirty} />
      <div className="grid items-start gap-x-[calc(var(--gutter)*2)] gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-labelledby="video-words" className="grid gap-5">
          <h2 id="video-words" className="type-h4 border-t border-ink pt-3">
            {t('videos.edit.words')}
          </h2>
          <TextFields state={state} />
        </section>
        <section aria-labelledby="video-listing" className="grid gap-5">
          <h2 id="video-listing" className="type-h4 border-t border-ink pt-3">
            {t('videos.edit.facts')}
          </h2>
          <ListingFields state={state} />
        </section>
      </div>
      <SaveBar
        state={state.isDirty ? t('videos.edit.unsaved') : t('admin.form.saved')}
        error={state.error && !state.isSlugTaken ? errorText(state.error, t) : undefined}
        onSave={() => {
          if (state.isDirty) state.submit();
        }}
      >
        {state.isDirty ? (
          <Button variant="quiet" onClick={state.reset}>
            {t('admin.form.discard')}
          </Button>
        ) : null}
        <Button type="submit" variant="primary" isLoading={state.isSubmitting}>
          {t('videos.edit.save')}
        </Button>
      </SaveBar>
    </Form>
  );
}
