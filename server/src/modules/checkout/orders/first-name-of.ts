/** How emails greet a buyer: people write their first name first. */
export function firstNameOf(name: string): string {
  return name.split(' ')[0] ?? name;
}
