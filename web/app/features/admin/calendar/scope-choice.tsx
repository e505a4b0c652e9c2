import { useTexts } from '../../../lib/texts.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { type Scope, scopes } from './intended-change.ts';

const scopeTexts = { this: 'calendar.scope.this', following: 'calendar.scope.following' } as const;

type ScopeChoiceProps = { scope: Scope; onChoose: (scope: Scope) => void };

/** Whether a change to a series applies to one session, or to it and all following ones. */
export function ScopeChoice({ scope, onChoose }: ScopeChoiceProps) {
  const t = useTexts('calendar');
  return (
    <RadioGroup
      name="scope"
      legend={t('calendar.scope.label')}
      options={scopes.map((value) => ({ value, label: t(scopeTexts[value]) }))}
      value={scope}
      onValueChange={(value) => onChoose(value === 'following' ? 'following' : 'this')}
    />
  );
}
