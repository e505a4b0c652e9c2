/** The name for greetings in emails: people enter their first name first. */
export function firstNameOf(name: string): string {
  return name.split(' ')[0] ?? name;
}
