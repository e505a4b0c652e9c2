/** The name for greetings in emails: people enter their first name first. */
export function toFirstName(name: string): string {
  return name.split(' ')[0] ?? name;
}
