import type { PersonCourse } from '@danube/contract/learning/learning-admin.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../../lib/api.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { SkeletonRegion, SkeletonText } from '../../../../ui/skeleton.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { certificatePath } from '../../../shared/paths/certificate-paths.ts';
import { personCoursesQuery } from '../learning-queries.ts';
import { CorrectName } from './correct-name.tsx';
import { CertificateAction, ResetProgress, type Student } from './course-actions.tsx';

/** A person's courses with progress and certificates. */
export function PersonCourses({ student }: { student: Student }) {
  const t = useTexts('students');
  return (
    <section aria-labelledby="courses" className="grid min-w-0 gap-3 border-t border-ink pt-6">
      <h2 id="courses" className="type-h4">
        {t('students.person.title')}
      </h2>
      <Courses student={student} />
    </section>
  );
}

function Courses({ student }: { student: Student }) {
  const t = useTexts('students', 'admin');
  const language = useLanguage();
  const list = useQuery(personCoursesQuery(queries, student.id, language));
  if (list.isPending) {
    return (
      <SkeletonRegion>
        <SkeletonText lines={3} />
      </SkeletonRegion>
    );
  }
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('students.person.failed')}
        text={t('admin.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
        className="py-4!"
      />
    );
  }
  if (list.data.length === 0) {
    return <p className="type-body text-sm">{t('students.person.empty')}</p>;
  }
  return (
    <ul>
      {list.data.map((record) => (
        <Course key={record.course.id} record={record} student={student} />
      ))}
    </ul>
  );
}

function Course({ record, student }: { record: PersonCourse; student: Student }) {
  const t = useTexts('students');
  const format = useFormat();
  const { course, done, lessons, percent, lastAccessedAt, certificate } = record;
  const far = t('students.person.done', {
    count: lessons,
    done: format.number(done),
    shown: format.number(lessons),
  });
  const opened = t('students.person.opened', { date: format.date(lastAccessedAt, 'moment') });
  return (
    <li className="grid items-start gap-x-6 gap-y-3 border-t border-rule py-3 text-sm lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-1.5">
        <p className="font-[560]">{course.title}</p>
        <Progress
          kind="thin"
          value={percent}
          label={t('students.person.progressOf', { title: course.title })}
          valueText={far}
          className="my-1 max-w-sm"
        />
        <p className="text-ink-2" suppressHydrationWarning>
          {[format.percent(percent / 100), far, opened].join(' · ')}
        </p>
        {certificate ? <Certificate certificate={certificate} /> : null}
        {certificate?.replaced.map((old) => (
          <p key={old.number} className="type-small" suppressHydrationWarning>
            {t(old.holder ? 'students.person.replaced' : 'students.person.replacedUnnamed', {
              number: old.number,
              holder: old.holder ?? '',
              date: format.date(old.at, 'medium'),
            })}
          </p>
        ))}
      </div>
      <div className="-ms-3.5 flex flex-wrap gap-1 lg:ms-0">
        <ResetProgress course={course} student={student} />
        {certificate && !certificate.isRevoked ? (
          <CorrectName certificate={certificate} student={student} />
        ) : null}
        {certificate ? <CertificateAction certificate={certificate} student={student} /> : null}
      </div>
    </li>
  );
}

type CertificateProps = { certificate: NonNullable<PersonCourse['certificate']> };

function Certificate({ certificate }: CertificateProps) {
  const t = useTexts('students');
  const localPath = useLocalPath();
  const { code, number, issuedAt, isRevoked } = certificate;
  const format = useFormat();
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-2">
      <TextLink to={localPath(certificatePath(code))}>
        <span suppressHydrationWarning>
          {t('students.person.certificate', { number, date: format.date(issuedAt, 'medium') })}
        </span>
      </TextLink>
      <Badge kind={isRevoked ? 'risk' : 'river'}>
        {t(isRevoked ? 'students.person.revoked' : 'students.person.valid')}
      </Badge>
    </p>
  );
}
