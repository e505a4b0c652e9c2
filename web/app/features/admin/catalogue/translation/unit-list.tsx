import type { TranslationState } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { translationState } from '@danube/contract/catalogue/draft/translated.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { Link } from 'react-router';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import type { Unit } from '../editor/unit.ts';
import { useEditorLink, within } from '../editor/use-editor-link.ts';

const stateTexts = {
  original: 'editor.translations.states.original',
  reviewed: 'editor.translations.states.reviewed',
  machine: 'editor.translations.states.machine',
  stale: 'editor.translations.states.stale',
  partial: 'editor.translations.states.partial',
  missing: 'editor.translations.states.missing',
} as const satisfies Record<TranslationState, TextKey>;

const stateKinds = {
  original: 'neutral',
  reviewed: 'rise',
  machine: 'info',
  stale: 'risk',
  partial: 'risk',
  missing: 'neutral',
} as const satisfies Record<TranslationState, string>;

export function TranslationBadge({ state }: { state: TranslationState }) {
  const t = useTexts('editor');
  return <Badge kind={stateKinds[state]}>{t(stateTexts[state])}</Badge>;
}

type UnitListProps = {
  units: readonly Unit[];
  language: LanguageCode;
  original: LanguageCode;
  chosen: string | undefined;
  className: string;
};

/** Every unit of translation, in the order of the course. */
export function UnitList({ units, language, original, chosen, className }: UnitListProps) {
  const t = useTexts('editor');
  const placeLink = useEditorLink();
  return (
    <nav
      aria-label={t('editor.translations.units')}
      className={classNames(
        'min-w-0 xl:sticky xl:top-24 xl:max-h-[calc(100dvh-8rem)] xl:overflow-y-auto',
        className,
      )}
    >
      <ul>
        {units.map(({ id, kind, wordings }) => (
          <li key={id} className="border-b border-rule first:border-t">
            <Link
              to={placeLink({ part: 'translations', unit: id, language })}
              {...within}
              aria-current={id === chosen ? 'true' : undefined}
              className={classNames(
                'flex min-h-11 items-center justify-between gap-3 px-2 py-1.5 text-sm transition-colors hover:bg-sunk/60 xl:aria-[current=true]:bg-river-wash',
                kind === 'lesson' ? 'ps-6' : 'font-[560]',
              )}
            >
              <span lang={kind === 'item' ? undefined : original} className="min-w-0">
                {kind === 'item'
                  ? t('editor.translations.itemUnit')
                  : wordings[original]?.text.title || t('editor.item.untitled')}
              </span>
              <TranslationBadge state={translationState(wordings, language, original)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
