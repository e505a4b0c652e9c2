/** A title with a colon is split into two lines, the second in italics: "DAX: the opening hour". */
export function CourseTitle({ title }: { title: string }) {
  const mark = title.indexOf(': ');
  if (mark === -1) return title;
  return (
    <>
      {title.slice(0, mark + 1)} <em className="block">{title.slice(mark + 2)}</em>
    </>
  );
}
