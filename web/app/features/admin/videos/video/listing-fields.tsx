import type { Topic } from '@danube/contract/videos/videos.schemas.ts';
import { useId } from 'react';
import { instantAt } from '../../../../lib/academy-time.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Field, FieldError } from '../../../../ui/field.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { offered, useVideoNames } from '../../../watch/itv/use-video-names.ts';
import { ShowField } from '../show-field.tsx';
import type { VideoFormState } from './use-video-form.ts';
import type { FormError, Publication } from './video-form.ts';

/** Where the video is listed, and since when. */
export function ListingFields({ state }: { state: VideoFormState }) {
  const t = useTexts('videos');
  const { values, setValues } = state;
  const slugError = hasError(state, 'slug') ? t('videos.edit.slugWrong') : undefined;
  return (
    <>
      <ShowField value={values.show} onChange={(show) => setValues({ show })} />
      <Field
        label={t('videos.edit.slug')}
        error={state.isSlugTaken ? t('videos.failures.slugTaken') : slugError}
      >
        <TextInput
          value={values.slug}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setValues({ slug: event.currentTarget.value })}
        />
      </Field>
      <TopicsField state={state} />
      <PublicationFields state={state} />
    </>
  );
}

function TopicsField({ state }: { state: VideoFormState }) {
  const t = useTexts('videos');
  const id = useId();
  const { topics: all } = useVideoNames();
  const { topics: chosen } = state.values;
  const topics = offered(all, ...chosen);
  const isInvalid = hasError(state, 'topics');
  function toggle(topic: Topic, isOn: boolean): void {
    const slugs = topics.map(({ slug }) => slug);
    state.setValues({
      topics: slugs.filter((one) => (one === topic ? isOn : chosen.includes(one))),
    });
  }
  return (
    <fieldset aria-describedby={`${id}-help`} className="min-w-0">
      <legend className="text-sm leading-snug font-[560]">{t('videos.edit.topics')}</legend>
      <div className="grid grid-cols-2 gap-x-4 pt-1">
        {topics.map(({ slug, name }) => (
          <Checkbox
            key={slug}
            label={name}
            checked={chosen.includes(slug)}
            onChange={(event) => toggle(slug, event.currentTarget.checked)}
          />
        ))}
      </div>
      <div id={`${id}-help`}>
        {isInvalid ? (
          <FieldError>{t('videos.edit.topicsMany')}</FieldError>
        ) : (
          <p className="type-small">{t('videos.edit.topicsHelp')}</p>
        )}
      </div>
    </fieldset>
  );
}

const publications: readonly Publication[] = ['now', 'later', 'not'];

function PublicationFields({ state }: { state: VideoFormState }) {
  const t = useTexts('videos');
  const format = useFormat();
  const name = useId();
  const { values, setValues } = state;
  return (
    <div className="grid gap-3">
      <RadioGroup
        legend={t('videos.edit.publication')}
        name={name}
        value={values.publication}
        onValueChange={(value) => {
          const publication = publications.find((one) => one === value);
          if (publication) setValues({ publication });
        }}
        options={[
          { value: 'now', label: t('videos.edit.now') },
          { value: 'later', label: t('videos.edit.later') },
          { value: 'not', label: t('videos.edit.not'), help: t('videos.edit.notHelp') },
        ]}
      />
      {values.publication === 'later' ? (
        <Field
          label={t('videos.edit.moment')}
          help={t('videos.edit.momentHelp', {
            zone: format.zone(instantAt(values.moment) ?? new Date()),
          })}
          error={hasError(state, 'moment') ? t('videos.edit.momentWrong') : undefined}
        >
          <TextInput
            type="datetime-local"
            value={values.moment}
            onChange={(event) => setValues({ moment: event.currentTarget.value })}
          />
        </Field>
      ) : null}
    </div>
  );
}

function hasError({ errors }: VideoFormState, field: FormError['field']): boolean {
  return errors.some((error) => error.field === field);
}
