import type { StuckStudent } from '@danube/contract/learning/learning-health.contract.ts';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { DateDisplay } from '../../../../ui/date-display.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import { Section } from '../../kit/section.tsx';

/** Without a file: lists of people leave the site only by the owner's export. */
export function StuckTable({ students }: { students: readonly StuckStudent[] }) {
  const t = useTexts('students');
  const title = t('students.stuck.title');
  return (
    <Section title={title}>
      <Table
        caption={title}
        columns={useColumns()}
        rows={students}
        rowKey={({ userId, course }) => `${userId} ${course.id}`}
      />
    </Section>
  );
}

const link = 'text-river-ink underline underline-offset-[0.28em]';

function useColumns(): Column<StuckStudent>[] {
  const t = useTexts('students', 'admin');
  const format = useFormat();
  const localPath = useLocalPath();
  return [
    {
      id: 'student',
      header: t('students.stuck.student'),
      cell: ({ userId, name }) => (
        <Link to={localPath(`/admin/people/${userId}`)} className={link}>
          {name || t('admin.none')}
        </Link>
      ),
      className: 'min-w-32',
    },
    {
      id: 'write',
      header: t('students.stuck.email'),
      cell: ({ userId, name }) => (
        <Link
          to={localPath(`/admin/people/${userId}?write=email`)}
          aria-label={t('students.stuck.writeTo', { name })}
          className={`${link} whitespace-nowrap`}
        >
          {t('students.stuck.write')}
        </Link>
      ),
    },
    {
      id: 'lesson',
      header: t('students.stuck.lesson'),
      cell: ({ lesson }) => lesson,
      className: 'min-w-40',
    },
    {
      id: 'course',
      header: t('students.course.course'),
      cell: ({ course }) => course.title,
      className: 'min-w-32',
    },
    {
      id: 'done',
      header: t('students.stuck.done'),
      cell: ({ done, lessons }) =>
        t('students.stuck.doneOf', { done: format.number(done), lessons: format.number(lessons) }),
      align: 'end',
    },
    {
      id: 'last',
      header: t('students.stuck.last'),
      cell: ({ lastAt }) => <DateDisplay instant={lastAt} style="medium" />,
      align: 'end',
      className: 'whitespace-nowrap',
    },
  ];
}
