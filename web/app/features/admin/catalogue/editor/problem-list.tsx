import type { PublishProblem } from '@danube/contract/catalogue/catalogue.errors.ts';
import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { locationOf } from './problems.ts';
import { unitsOf } from './unit.ts';
import { useEditor } from './use-editor.tsx';
import { useEditorLink, within } from './use-editor-link.ts';

type ProblemListProps = { problems: readonly PublishProblem[]; onFollow?: () => void };

/** What is missing, each with a link to its field. */
export function ProblemList({ problems, onFollow }: ProblemListProps) {
  const t = useTexts('editor');
  const format = useFormat();
  const placeLink = useEditorLink();
  const { draft } = useEditor();
  const count = problems.length;
  return (
    <div className="grid gap-2">
      <p className="text-sm">
        {t('editor.publish.problems', { count, shown: format.number(count) })}
      </p>
      <ul className="grid">
        {problems.map((problem) => {
          const words = t(`editor.publish.codes.${problem.code}`, { name: problem.name ?? '' });
          const unit = unitTitle(draft, problem.unit);
          return (
            <li key={JSON.stringify(problem)} className="border-t border-rule">
              <TextLink
                kind="standalone"
                {...within}
                to={placeLink(locationOf(problem, draft))}
                onClick={onFollow}
                className="text-sm"
              >
                {unit ? t('editor.publish.problemIn', { problem: words, unit }) : words}
              </TextLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function unitTitle(draft: Draft, unit: string | null): string | undefined {
  const found = unitsOf(draft).find(({ id }) => id === unit);
  return found?.wordings[draft.originalLanguage]?.text.title;
}
