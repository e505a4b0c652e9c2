import type { StuckStudent } from '@danube/contract/learning/learning-health.contract.ts';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { DateDisplay } from '../../../../ui/date-display.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import { Section } from '../../kit/section.tsx';

/**
 * A table if there is room for its columns, otherwise a list. Without a file: lists of people leave
 * the site only by the owner's export.
 */
export function StuckTable({ students }: { students: readonly StuckStudent[] }) {
  const t = useTexts('students');
  const title = t('students.stuck.title');
  return (
    <Section title={title}>
      <Table
        caption={title}
        columns={useColumns()}
        rows={students}
        rowKey={keyOf}
        className="max-md:hidden"
      />
      <ul className="border-t border-rule md:hidden">
        {students.map((student) => (
          <StuckEntry key={keyOf(student)} student={student} />
        ))}
      </ul>
    </Section>
  );
}

const keyOf = ({ userId, course }: StuckStudent) => `${userId} ${course.id}`;
const link = 'text-river-ink underline underline-offset-[0.28em]';

type StuckProps = { student: StuckStudent };

function StuckEntry({ student }: StuckProps) {
  return (
    <li className="grid gap-1 border-b border-rule py-3 text-sm">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <PersonLink student={student} />
        <MailLink student={student} />
      </span>
      <span>{student.lesson}</span>
      <span className="type-small flex flex-wrap gap-x-4">
        <span>{student.course.title}</span>
        <Done student={student} />
        <DateDisplay instant={student.lastAt} style="medium" />
      </span>
    </li>
  );
}

function PersonLink({ student: { userId, name } }: StuckProps) {
  const t = useTexts('admin');
  const localPath = useLocalPath();
  return (
    <Link to={localPath(`/admin/people/${userId}`)} className={link}>
      {name || t('admin.none')}
    </Link>
  );
}

function MailLink({ student: { userId, name } }: StuckProps) {
  const t = useTexts('students');
  const localPath = useLocalPath();
  return (
    <Link
      to={localPath(`/admin/people/${userId}?write=email`)}
      aria-label={t('students.stuck.writeTo', { name })}
      className={`${link} inline-flex items-center whitespace-nowrap touch:min-h-11`}
    >
      {t('students.stuck.write')}
    </Link>
  );
}

function Done({ student: { done, lessons } }: StuckProps) {
  const t = useTexts('students');
  const format = useFormat();
  return t('students.stuck.doneOf', {
    done: format.number(done),
    lessons: format.number(lessons),
  });
}

function useColumns(): Column<StuckStudent>[] {
  const t = useTexts('students');
  return [
    {
      id: 'student',
      header: t('students.stuck.student'),
      cell: (student) => <PersonLink student={student} />,
      className: 'min-w-32',
    },
    {
      id: 'write',
      header: t('students.stuck.email'),
      cell: (student) => <MailLink student={student} />,
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
      cell: (student) => <Done student={student} />,
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
