import type { LanguageCode } from '@danube/contract/locale.ts';
import { type Aim, aims } from '@danube/contract/paths/aims.ts';
import type { PlacementQuestion } from '@danube/contract/paths/paths.schemas.ts';
import { useSearchParams } from 'react-router';
import { useFallbackLang, useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { placementPath } from '../../shared/paths/study-paths.ts';
import { LanguageLabel } from './language-label.tsx';
import { type Outcome, PlacementOutcome } from './placement-outcome.tsx';

type PlacementPageProps = {
  language: LanguageCode;
  questions: readonly PlacementQuestion[];
  /** Null before anything was answered. */
  outcome: Outcome | null;
  /** The chosen answers in the URL, by question id. */
  chosen: Readonly<Record<string, string>>;
};

/** Twelve questions in one GET form; the answers are only in the URL. */
export function PlacementPage({ language, questions, outcome, chosen }: PlacementPageProps) {
  const t = useTexts('placement');
  const frameLang = useFallbackLang('placement');
  const [parameters] = useSearchParams();
  const requested = parameters.get('lang');
  const page = useLanguage();
  return (
    <div lang={frameLang} className="page pt-[clamp(2rem,4vw,3.5rem)] pb-section">
      <SectionHeading level={1} title={t('placement.title')} lede={t('placement.lede')} />
      <div className="grid max-w-3xl gap-10">
        {outcome ? <PlacementOutcome outcome={outcome} /> : null}
        <LanguageLabel language={language} />
        <Form
          key={JSON.stringify(chosen)}
          method="get"
          action={placementPath}
          submitError={null}
          onSubmit={undefined}
          className="grid gap-8"
        >
          {requested ? <input type="hidden" name="lang" value={requested} /> : null}
          <RadioGroup
            name="q1"
            legend={`1. ${t('placement.aim')}`}
            options={aims.map((aim) => ({ value: aim, label: t(aimTexts[aim]) }))}
            defaultValue={chosen.q1 ?? 'unsure'}
          />
          {questions.map(({ name, prompt, choices }) => (
            <div key={name} lang={language === page ? undefined : language}>
              <RadioGroup
                name={name}
                legend={`${name.slice(1)}. ${prompt}`}
                options={choices.map((label, index) => ({ value: String(index + 1), label }))}
                defaultValue={chosen[name]}
              />
            </div>
          ))}
          <p className="text-sm text-ink-2">{t('placement.privacy')}</p>
          <div>
            <Button type="submit" variant="primary">
              {t('placement.submit')}
            </Button>
          </div>
        </Form>
      </div>
    </div>
  );
}

const aimTexts = {
  indices: 'placement.aims.indices',
  commodities: 'placement.aims.commodities',
  companies: 'placement.aims.companies',
  savings: 'placement.aims.savings',
  unsure: 'placement.aims.unsure',
} as const satisfies Record<Aim, string>;
