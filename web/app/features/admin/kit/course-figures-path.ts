export function courseFiguresPath(course: string): string {
  return `/admin/statistics/courses?course=${course}`;
}
