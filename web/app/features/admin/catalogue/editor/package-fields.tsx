import type { ItemId, ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { PackageDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../../lib/texts.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { SkeletonText } from '../../../../ui/skeleton.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { kindTexts } from '../../kit/item-kinds.ts';
import { includableQuery } from '../catalogue-queries.ts';
import { StateBadge } from '../item-badges.tsx';
import { ChoiceField } from './detail-fields.tsx';
import { FieldAnchor } from './field-anchor.tsx';
import { useEditor } from './use-editor.tsx';

/** How a package is sold and what it includes. */
export function PackageFields({ draft }: { draft: PackageDraft }) {
  const t = useTexts('editor', 'admin');
  const { edit } = useEditor();
  return (
    <>
      <ChoiceField
        label={t('editor.facts.sale')}
        fact="sale"
        value={draft.sale}
        options={[
          { value: 'subscription', label: t('editor.facts.sales.subscription') },
          { value: 'bundle', label: t('editor.facts.sales.bundle') },
        ]}
      />
      {draft.sale === 'subscription' ? (
        <FieldAnchor name="interval">
          <ChoiceField
            label={t('editor.facts.interval')}
            fact="interval"
            value={draft.interval ?? ''}
            options={[
              { value: '', label: t('editor.facts.noInterval') },
              { value: 'month', label: t('editor.facts.intervals.month') },
              { value: 'year', label: t('editor.facts.intervals.year') },
            ]}
          />
        </FieldAnchor>
      ) : null}
      <div className="col-span-full grid gap-x-6 sm:grid-cols-2">
        <Switch
          label={t('editor.facts.hasLiveSessions')}
          checked={draft.hasLiveSessions}
          onChange={(event) =>
            edit({ edit: 'facts', facts: { hasLiveSessions: event.currentTarget.checked } })
          }
        />
        <Switch
          label={t('editor.facts.isFeatured')}
          checked={draft.isFeatured}
          onChange={(event) =>
            edit({ edit: 'facts', facts: { isFeatured: event.currentTarget.checked } })
          }
        />
      </div>
      <div className="col-span-full">
        <FieldAnchor name="includes">
          <Includes chosen={draft.includes} />
        </FieldAnchor>
      </div>
    </>
  );
}

const includable = ['course', 'book', 'indicator', 'fact-sheet'] as const satisfies ItemKind[];

function Includes({ chosen }: { chosen: readonly ItemId[] }) {
  const t = useTexts('editor', 'admin');
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="text-sm leading-snug font-[560]">{t('editor.facts.includes')}</legend>
      <p className="type-small">{t('editor.facts.includesHelp')}</p>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {includable.map((kind) => (
          <IncludesOfKind key={kind} kind={kind} chosen={chosen} />
        ))}
      </div>
    </fieldset>
  );
}

type IncludesOfKindProps = { kind: ItemKind; chosen: readonly ItemId[] };

function IncludesOfKind({ kind, chosen }: IncludesOfKindProps) {
  const t = useTexts('editor', 'admin');
  const { edit } = useEditor();
  const { data, isPending } = useQuery(includableQuery(kind));
  return (
    <fieldset className="min-w-0 content-start">
      <legend className="text-xs font-[560] text-ink-2">{t(kindTexts[kind].title)}</legend>
      {isPending ? <SkeletonText lines={2} className="py-3" /> : null}
      {!isPending && !data ? (
        <p className="type-small py-2">{t('editor.facts.includesFailed')}</p>
      ) : null}
      {data?.items.length === 0 ? (
        <p className="type-small py-2">{t('editor.facts.includesEmpty')}</p>
      ) : null}
      {data?.items.map(({ id, title, state }) => (
        <Checkbox
          key={id}
          label={
            <span className="flex flex-wrap items-center gap-x-2.5">
              {title}
              {state === 'published' || state === 'changed' ? null : <StateBadge state={state} />}
            </span>
          }
          checked={chosen.includes(id)}
          onChange={(event) => {
            const others = chosen.filter((each) => each !== id);
            const includes = event.currentTarget.checked ? [...others, id] : others;
            edit({ edit: 'facts', facts: { includes } });
          }}
        />
      ))}
    </fieldset>
  );
}
