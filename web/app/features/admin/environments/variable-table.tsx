import type { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { Section } from '../kit/section.tsx';

type Variable = Awaited<ReturnType<typeof queries.environments.read.call>>['variables'][number];

/** The server's environment; for secrets only whether they are set. */
export function VariableTable({ variables }: { variables: readonly Variable[] }) {
  const t = useTexts('environments');
  const shown = ({ isSet, isSecret, value }: Variable) => {
    if (!isSet) return <span className="text-ink-3">{t('environments.variables.unset')}</span>;
    if (isSecret) return <span className="text-ink-2">{t('environments.variables.hidden')}</span>;
    return <span className="break-all">{value}</span>;
  };
  const columns: Column<Variable>[] = [
    {
      id: 'name',
      header: t('environments.variables.name'),
      cell: ({ name }) => <code className="text-xs">{name}</code>,
    },
    { id: 'value', header: t('environments.variables.value'), cell: shown },
  ];
  return (
    <Section title={t('environments.variables.title')}>
      <p className="text-sm text-ink-2">{t('environments.variables.text')}</p>
      <Table
        caption={t('environments.variables.title')}
        columns={columns}
        rows={variables}
        rowKey={({ name }) => name}
      />
    </Section>
  );
}
