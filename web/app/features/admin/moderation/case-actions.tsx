import type { CaseDetail } from '@danube/contract/moderation/moderation.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../kit/section.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { type DecisionTemplate, decisionTemplates, templateActions } from './decision-templates.ts';
import { NoteDialog } from './note-dialog.tsx';

/** The possible decisions, each with its keyboard shortcut. */
export function CaseActions({ detail }: { detail: CaseDetail }) {
  const t = useTexts('queue');
  const isShown = detail.message?.state === 'shown';
  const isPossible = (template: DecisionTemplate) => {
    const { message, person } = templateActions[template];
    if (person) return detail.person !== null;
    return message === null || isShown;
  };
  return (
    <Section
      title={t('queue.actsTitle')}
      action={<NoteDialog caseKey={detail.key} />}
      // Stays visible below a long context, because the panel scrolls. In a low window it would cover
      // the context.
      className="lg:border-t lg:border-rule lg:bg-paper lg:py-3 lg:[@media(min-height:50rem)]:sticky lg:[@media(min-height:50rem)]:-bottom-1 lg:[@media(min-height:50rem)]:z-1"
    >
      <div className="flex flex-wrap gap-2">
        {decisionTemplates.map((template, index) =>
          isPossible(template) ? (
            <DecisionDialog
              key={template}
              detail={detail}
              template={template}
              trigger={
                <Button
                  size="small"
                  variant={template === 'dismiss' ? 'quiet' : 'secondary'}
                  aria-keyshortcuts={String(index + 1)}
                >
                  <kbd className="tabular rounded-sm border border-rule-strong px-1.5 text-xs text-ink-3">
                    {index + 1}
                  </kbd>
                  {t(`queue.acts.${template}`)}
                </Button>
              }
            />
          ) : null,
        )}
      </div>
      <p className="type-small max-md:hidden">{t('queue.keys')}</p>
    </Section>
  );
}
