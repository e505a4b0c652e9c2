import { InstructorsHead } from '../features/instructors/instructors-head.tsx';
import { InstructorsPage } from '../features/instructors/instructors-page.tsx';

export default function Instructors() {
  return (
    <>
      <InstructorsHead />
      <InstructorsPage />
    </>
  );
}
