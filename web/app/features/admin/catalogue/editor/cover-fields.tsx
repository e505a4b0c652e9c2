import { useState } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { ItemCover } from '../../../shop/item/item-cover.tsx';
import { FileField } from '../../media/file-field.tsx';
import { CoverCrop } from './cover-crop.tsx';
import { useEditor } from './use-editor.tsx';

/** The cover drawn from the slug, or an uploaded image. */
export function CoverFields() {
  const t = useTexts('editor');
  const { draft, edit, fileOf, remember, attach } = useEditor();
  const [isOwn, setIsOwn] = useState(draft.cover !== null);
  const file = fileOf(draft.cover);
  const title = draft.texts[draft.originalLanguage]?.text.title ?? '';
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
      <div className="w-40 shrink-0">
        <ItemCover
          item={{
            kind: draft.kind,
            slug: draft.slug,
            title,
            language: draft.originalLanguage,
            // An image can be shown once it has been checked.
            cover: isOwn && file?.state === 'ready' ? file.id : null,
          }}
          sizes="10rem"
        />
      </div>
      <div className="grid min-w-64 grow basis-80 gap-4">
        <RadioGroup
          legend={t('editor.facts.cover')}
          name="cover"
          value={isOwn ? 'picture' : 'drawn'}
          options={[
            { value: 'drawn', label: t('editor.facts.coverDrawn') },
            { value: 'picture', label: t('editor.facts.coverPicture') },
          ]}
          onValueChange={(value) => {
            setIsOwn(value === 'picture');
            if (value === 'drawn') edit({ edit: 'facts', facts: { cover: null } });
          }}
        />
        {isOwn && file?.state === 'ready' ? (
          <CoverCrop picture={file.id} kind={draft.kind} />
        ) : null}
        {isOwn ? (
          <FileField
            label={t('editor.facts.coverFile')}
            purpose="picture"
            file={file}
            onChange={(next) => {
              if (next) remember(next);
              edit({ edit: 'facts', facts: { cover: next?.id ?? null } });
            }}
            onSent={(sent) => attach(sent, () => ({ edit: 'facts', facts: { cover: sent.id } }))}
          />
        ) : null}
      </div>
    </div>
  );
}
