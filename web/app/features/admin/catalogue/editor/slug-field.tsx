import { itemSlugSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { useState } from 'react';
import type { Translate } from '../../../../lib/text-keys.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { itemPath } from '../../../shared/paths/item-path.ts';
import { FieldAnchor } from './field-anchor.tsx';
import { useEditor } from './use-editor.tsx';

export function isSlug(text: string): boolean {
  return itemSlugSchema.safeParse(text).success;
}

/** The slug. Saved when the field loses focus, not on every keystroke. */
export function SlugField() {
  const t = useTexts('editor');
  const { draft, edition, edit, view } = useEditor();
  const [typed, setTyped] = useState<string>();
  const { takenSlug } = view.queue;
  const shown = typed ?? takenSlug ?? draft.slug;
  return (
    <FieldAnchor name="slug">
      <Field
        label={t('editor.facts.slug')}
        help={
          <>
            {t('editor.facts.slugHelp', { address: itemPath({ kind: draft.kind, slug: shown }) })}{' '}
            {edition.publishedAt ? t('editor.facts.slugMoved') : null}
          </>
        }
        error={slugError(shown, takenSlug, t)}
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
          value={shown}
          onChange={(event) => setTyped(event.currentTarget.value.toLowerCase())}
          onBlur={() => {
            if (typed === undefined || !isSlug(typed)) return;
            if (typed !== draft.slug) edit({ edit: 'facts', facts: { slug: typed } });
            setTyped(undefined);
          }}
        />
      </Field>
    </FieldAnchor>
  );
}

function slugError(shown: string, taken: string | null, t: Translate): string | undefined {
  if (!isSlug(shown)) return t('editor.create.slugWrong');
  return shown === taken ? t('editor.create.slugTaken') : undefined;
}
