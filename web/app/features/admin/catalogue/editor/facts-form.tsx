import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { type ReactNode, useId } from 'react';
import { useSettings } from '../../../../lib/settings.tsx';
import { useTexts } from '../../../../lib/texts.tsx';
import { platformTexts } from '../../../shop/item/catalogue-names.ts';
import { type CatalogueName, useCatalogueNames } from '../../../shop/item/use-catalogue-names.ts';
import { withSelectedOption } from '../../kit/with-selected-option.ts';
import { CoverFields } from './cover-fields.tsx';
import { ChoiceFact, ChoicesFact, NumberFact, TextFact } from './fact-fields.tsx';
import { FieldPlace } from './field-place.tsx';
import { FilesField } from './files-field.tsx';
import { PackageFacts } from './package-facts.tsx';
import { PriceFact } from './price-fact.tsx';
import { SlugFact } from './slug-fact.tsx';
import { useEditor } from './use-editor.tsx';

/** Everything about an item that doesn't depend on the language. */
export function FactsForm() {
  const t = useTexts('editor', 'catalogue');
  const { draft } = useEditor();
  const { markets } = useCatalogueNames();
  return (
    <div className="grid max-w-4xl gap-10">
      <Section title={t('editor.facts.sections.address')}>
        <SlugFact />
        <PriceFact />
      </Section>
      {draft.kind === 'package' ? (
        <Section title={t('editor.facts.sections.sale')}>
          <PackageFacts draft={draft} />
        </Section>
      ) : null}
      <Section title={t('editor.facts.sections.about')}>
        <OwnFacts draft={draft} />
        <ChoicesFact
          legend={t('editor.facts.markets')}
          fact="markets"
          chosen={draft.markets}
          options={draft.markets.reduce(withSelectedOption, markets).map(toOption)}
        />
      </Section>
      {'files' in draft ? (
        <Section title={t('editor.facts.sections.files')} isWhole>
          <FieldPlace name="files">
            <FilesField files={draft.files} isSource={draft.kind === 'indicator'} />
          </FieldPlace>
        </Section>
      ) : null}
      <Section title={t('editor.facts.sections.cover')} isWhole>
        <FieldPlace name="cover">
          <CoverFields />
        </FieldPlace>
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
      <ChoiceFact
        label={t('editor.facts.level')}
        fact="level"
        value={draft.level}
        options={withSelectedOption(levels, draft.level).map(toOption)}
      />
      <ChoiceFact
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
      <TextFact label={t('editor.facts.author')} fact="author" value={draft.author} />
      <NumberFact
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
      <ChoicesFact
        legend={t('editor.facts.platforms')}
        fact="platforms"
        chosen={draft.platforms}
        options={Object.entries(platformTexts).map(([value, key]) => ({ value, label: t(key) }))}
      />
      <ChoiceFact
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
