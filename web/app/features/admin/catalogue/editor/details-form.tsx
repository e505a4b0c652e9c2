import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { type ReactNode, useId } from 'react';
import { useSettings } from '../../../../lib/settings.tsx';
import { useTexts } from '../../../../lib/texts.tsx';
import { platformTexts } from '../../../shop/item/catalogue-names.ts';
import { type CatalogueName, useCatalogueNames } from '../../../shop/item/use-catalogue-names.ts';
import { withSelectedOption } from '../../kit/with-selected-option.ts';
import { CoverFields } from './cover-fields.tsx';
import { ChoiceField, ChoicesField, NumberDetailField, TextDetailField } from './detail-fields.tsx';
import { FieldAnchor } from './field-anchor.tsx';
import { FilesField } from './files-field.tsx';
import { PackageFields } from './package-fields.tsx';
import { PriceField } from './price-field.tsx';
import { SlugField } from './slug-field.tsx';
import { useEditor } from './use-editor.tsx';

/** Everything about an item that doesn't depend on the language. */
export function DetailsForm() {
  const t = useTexts('editor', 'catalogue');
  const { draft } = useEditor();
  const { markets } = useCatalogueNames();
  return (
    <div className="grid max-w-4xl gap-10">
      <Section title={t('editor.facts.sections.address')}>
        <SlugField />
        <PriceField />
      </Section>
      {draft.kind === 'package' ? (
        <Section title={t('editor.facts.sections.sale')}>
          <PackageFields draft={draft} />
        </Section>
      ) : null}
      <Section title={t('editor.facts.sections.about')}>
        <OwnFacts draft={draft} />
        <ChoicesField
          legend={t('editor.facts.markets')}
          fact="markets"
          chosen={draft.markets}
          options={draft.markets.reduce(withSelectedOption, markets).map(toOption)}
        />
      </Section>
      {'files' in draft ? (
        <Section title={t('editor.facts.sections.files')} isWhole>
          <FieldAnchor name="files">
            <FilesField files={draft.files} isSource={draft.kind === 'indicator'} />
          </FieldAnchor>
        </Section>
      ) : null}
      <Section title={t('editor.facts.sections.cover')} isWhole>
        <FieldAnchor name="cover">
          <CoverFields />
        </FieldAnchor>
      </Section>
    </div>
  );
}

type SectionProps = { title: string; isWhole?: boolean; children: ReactNode };

function Section({ title, isWhole, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid items-start gap-x-10 gap-y-4 border-t border-rule-strong pt-5 first:border-t-0 first:pt-0 md:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="type-h4">
        {title}
      </h2>
      <div className={isWhole ? 'min-w-0' : 'grid min-w-0 gap-x-6 gap-y-5 sm:grid-cols-2'}>
        {children}
      </div>
    </section>
  );
}

function OwnFacts({ draft }: { draft: Draft }) {
  switch (draft.kind) {
    case 'course':
      return <CourseFacts draft={draft} />;
    case 'book':
      return <BookFacts draft={draft} />;
    case 'indicator':
      return <IndicatorFacts draft={draft} />;
    case 'package':
    case 'fact-sheet':
      return null;
  }
}

function CourseFacts({ draft }: { draft: Extract<Draft, { kind: 'course' }> }) {
  const t = useTexts('editor', 'catalogue');
  const { people } = useSettings('instructors');
  const { levels } = useCatalogueNames();
  return (
    <>
      <ChoiceField
        label={t('editor.facts.level')}
        fact="level"
        value={draft.level}
        options={withSelectedOption(levels, draft.level).map(toOption)}
      />
      <ChoiceField
        label={t('editor.facts.instructor')}
        fact="instructor"
        value={draft.instructor}
        options={withSelectedOption(people, draft.instructor).map(toOption)}
      />
    </>
  );
}

function BookFacts({ draft }: { draft: Extract<Draft, { kind: 'book' }> }) {
  const t = useTexts('editor');
  return (
    <>
      <TextDetailField label={t('editor.facts.author')} fact="author" value={draft.author} />
      <NumberDetailField
        label={t('editor.facts.pageCount')}
        error={t('editor.facts.pageCountWrong')}
        value={draft.pageCount}
      />
    </>
  );
}

const previewTexts = {
  'danube-bands': 'editor.previews.danube-bands',
  'session-range': 'editor.previews.session-range',
  'swing-structure': 'editor.previews.swing-structure',
  'risk-ruler': 'editor.previews.risk-ruler',
} as const;

function IndicatorFacts({ draft }: { draft: Extract<Draft, { kind: 'indicator' }> }) {
  const t = useTexts('editor', 'catalogue');
  const previews = Object.entries(previewTexts).map(([value, key]) => ({ value, label: t(key) }));
  return (
    <>
      <ChoicesField
        legend={t('editor.facts.platforms')}
        fact="platforms"
        chosen={draft.platforms}
        options={Object.entries(platformTexts).map(([value, key]) => ({ value, label: t(key) }))}
      />
      <ChoiceField
        label={t('editor.facts.preview')}
        fact="preview"
        value={draft.preview ?? ''}
        options={[{ value: '', label: t('editor.facts.noPreview') }, ...previews]}
      />
    </>
  );
}

function toOption({ slug, name }: CatalogueName) {
  return { value: slug, label: name };
}
