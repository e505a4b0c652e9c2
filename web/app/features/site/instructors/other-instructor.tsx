import { ArrowRight } from 'lucide-react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { CardLink } from '../../../ui/card.tsx';
import { InstructorFace } from './instructor-portrait.tsx';
import { type Instructor, profilePath } from './instructors.ts';

type OtherInstructorProps = {
  instructor: Instructor;
  /** Whether there are only two instructors. */
  isOneOfTwo: boolean;
};

/** Links from one profile to the next. */
export function OtherInstructor({ instructor, isOneOfTwo }: OtherInstructorProps) {
  const t = useTexts('instructors');
  const localPath = useLocalPath();
  return (
    <aside aria-labelledby="other-instructor" className="page pb-section">
      <div className="relative grid grid-cols-[auto_1fr_auto] items-center gap-x-6 border-y border-rule-strong py-5">
        <InstructorFace instructor={instructor} />
        <div className="grid gap-1">
          <p id="other-instructor" className="type-label">
            {t(isOneOfTwo ? 'instructors.otherInstructor' : 'instructors.nextInstructor')}
          </p>
          <p className="type-h4">
            <CardLink to={localPath(profilePath(instructor))}>{instructor.name}</CardLink>
          </p>
          <p className="text-sm text-ink-2">{instructor.title}</p>
        </div>
        <ArrowRight aria-hidden="true" className="size-5 text-river-ink" />
      </div>
    </aside>
  );
}
