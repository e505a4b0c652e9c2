/** What was typed into a field; a form may also carry files, which these fields never do. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
