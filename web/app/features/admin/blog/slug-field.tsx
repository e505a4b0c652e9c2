import { itemSlugSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { useState } from 'react';
import { nativeName } from '../../../lib/native-name.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { postPath } from '../../shared/paths/blog-paths.ts';
import { usePost } from './use-post.tsx';

/** The slug, one per language. It is saved on blur. */
export function SlugField({ language }: { language: LanguageCode }) {
  const t = useTexts('posts', 'editor');
  const { draft, edit, view } = usePost();
  const [typed, setTyped] = useState<string>();
  const { takenSlug } = view.queue;
  const saved = draft.slugs[language] ?? '';
  const shown = typed ?? saved;
  const isInvalid = shown !== '' && !itemSlugSchema.safeParse(shown).success;
  const isTaken = takenSlug !== null && typed === undefined && saved !== takenSlug;
  return (
    <Field
      label={t('posts.fields.slug', { language: nativeName(language) })}
      help={t('posts.fields.slugHelp', { address: postPath(shown || '…') })}
      error={invalidText()}
    >
      <TextInput
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
        value={shown}
        onChange={(event) => setTyped(event.currentTarget.value.toLowerCase())}
        onBlur={() => {
          if (typed === undefined || !itemSlugSchema.safeParse(typed).success) return;
          if (typed !== saved) edit({ edit: 'slug', language, slug: typed });
          setTyped(undefined);
        }}
      />
    </Field>
  );

  function invalidText(): string | undefined {
    if (isInvalid) return t('editor.create.slugWrong');
    return isTaken ? t('editor.create.slugTaken') : undefined;
  }
}
