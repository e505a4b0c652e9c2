import { InstructorsHead } from '../features/site/instructors/instructors-head.tsx';
import { InstructorsPage } from '../features/site/instructors/instructors-page.tsx';

export default function Instructors() {
  return (
    <>
      <InstructorsHead />
      <InstructorsPage />
    </>
  );
}
