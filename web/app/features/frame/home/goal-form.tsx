import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi, queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';

const choices = [1, 2, 3, 4, 5, 6, 7];
const defaultGoal = 3;

type GoalFormProps = {
  /** The current goal; null if none was chosen. */
  goal: number | null;
  onDone(): void;
};

/** How many days a week someone wants to learn; there are no reminders. */
export function GoalForm({ goal, onDone }: GoalFormProps) {
  const t = useTexts('home');
  const format = useFormat();
  const [days, setDays] = useState(goal ?? defaultGoal);
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: (daysPerWeek: number | null) => browserApi.learning.setGoal({ daysPerWeek }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queries.learning.week.key() });
      onDone();
    },
  });
  return (
    <Form
      submitError={null}
      onSubmit={() => {
        if (!saving.isPending) saving.mutate(days);
      }}
      className="grid justify-items-start gap-4"
    >
      <p className="type-body">{t('home.week.pickText')}</p>
      <fieldset className="w-full max-w-120">
        <legend className="sr-only">{t('home.week.legend')}</legend>
        <div className="goal-choices">
          {choices.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name="days"
                value={choice}
                checked={days === choice}
                onChange={() => setDays(choice)}
              />
              {format.number(choice)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" isLoading={saving.isPending}>
          {t('home.week.save')}
        </Button>
        {goal === null ? null : (
          <>
            <Button variant="link" onClick={() => saving.mutate(null)}>
              {t('home.week.remove')}
            </Button>
            <Button variant="link" onClick={onDone}>
              {t('ui.cancel')}
            </Button>
          </>
        )}
      </div>
      {saving.isError ? <FormError>{t('home.week.notSaved')}</FormError> : null}
    </Form>
  );
}
