import { findDraftMention } from '@danube/contract/blog/draft/find-post-problems.ts';
import { useState } from 'react';
import { academyMinute, instantAt } from '../../../lib/academy-time.ts';
import { useSettings } from '../../../lib/settings.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { withSelectedOption } from '../kit/with-selected-option.ts';
import { FileField } from '../media/file-field.tsx';
import { usePost } from './use-post.tsx';

/** A post's properties besides its text. */
export function DetailsSection() {
  const t = useTexts('posts');
  const { draft, edit, fileOf, remember } = usePost();
  const { people } = useSettings('instructors');
  return (
    <div className="grid max-w-2xl gap-6">
      <Field label={t('posts.fields.author')}>
        <Select
          value={draft.author ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget;
            edit({ edit: 'facts', facts: { author: value || null } });
          }}
        >
          <option value="">{t('posts.fields.noAuthor')}</option>
          {withSelectedOption(people, draft.author).map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <TagsField />
      <FileField
        label={t('posts.fields.cover')}
        purpose="picture"
        file={fileOf(draft.cover)}
        onChange={(file) => {
          if (file) remember(file);
          edit({ edit: 'facts', facts: { cover: file?.id ?? null } });
        }}
      />
      <DisclosureFields />
    </div>
  );
}

const tag = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const maxTags = 8;

/** Comma-separated; saved on blur. */
function TagsField() {
  const t = useTexts('posts');
  const { draft, edit } = usePost();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? draft.tags.join(', ');
  const tags = [
    ...new Set(
      shown
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    ),
  ];
  const isInvalid =
    tags.length > maxTags || tags.some((word) => !tag.test(word) || word.length > 40);
  return (
    <Field
      label={t('posts.fields.tags')}
      help={t('posts.fields.tagsHelp')}
      error={isInvalid ? t('posts.fields.tagsWrong') : undefined}
    >
      <TextInput
        value={shown}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={400}
        onChange={(event) => setTyped(event.currentTarget.value.toLowerCase())}
        onBlur={() => {
          if (typed === undefined || isInvalid) return;
          edit({ edit: 'facts', facts: { tags } });
          setTyped(undefined);
        }}
      />
    </Field>
  );
}

/** The disclosures that a post about trading requires. */
function DisclosureFields() {
  const t = useTexts('posts');
  const { draft, edit } = usePost();
  const name = findDraftMention(draft);
  return (
    <section className="grid gap-4 border-t border-rule pt-5">
      <h2 className="type-h4">{t('posts.gate.title')}</h2>
      <p className="type-small max-w-prose">
        {name === null ? t('posts.gate.notNeeded') : t('posts.gate.needed', { name })}
      </p>
      <Field label={t('posts.gate.asOf')}>
        <TextInput
          type="datetime-local"
          value={draft.asOf ? academyMinute(new Date(draft.asOf)) : ''}
          onChange={(event) => {
            const { value } = event.currentTarget;
            const asOf = value ? (instantAt(value)?.toISOString() ?? null) : null;
            edit({ edit: 'facts', facts: { asOf } });
          }}
        />
      </Field>
      <RadioGroup
        legend={t('posts.gate.position')}
        name="position"
        value={draft.position ?? 'unsaid'}
        options={[
          { value: 'unsaid', label: t('posts.gate.unsaid') },
          { value: 'none', label: t('posts.gate.none') },
          { value: 'held', label: t('posts.gate.held') },
        ]}
        onValueChange={(value) => {
          const position = value === 'none' || value === 'held' ? value : null;
          edit({ edit: 'facts', facts: { position } });
        }}
      />
      <Checkbox
        label={t('posts.gate.risk')}
        checked={draft.hasRiskNotice}
        onChange={(event) =>
          edit({ edit: 'facts', facts: { hasRiskNotice: event.currentTarget.checked } })
        }
      />
    </section>
  );
}
