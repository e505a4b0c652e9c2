import { useLocation } from 'react-router';
import { InstructorProfile } from '../features/site/instructors/instructor-profile.tsx';
import { instructorAt } from '../features/site/instructors/instructors.ts';
import { InstructorHead } from '../features/site/instructors/instructors-head.tsx';

/** Each profile has a route of its own: an address with another name is one that is not there. */
export default function Instructor() {
  const instructor = instructorAt(useLocation().pathname);
  if (!instructor) throw new Error('The address of a profile names no instructor');
  return (
    <>
      <InstructorHead instructor={instructor} />
      <InstructorProfile instructor={instructor} />
    </>
  );
}
