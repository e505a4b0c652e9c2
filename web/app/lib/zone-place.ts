/** A difference to Greenwich in place of a name, such as GMT+3: nobody says the time so. */
const offset = /^(?:GMT|UTC)[+\u2212-]/u;

/** Whether Intl knew no name for a zone and wrote its difference to Greenwich instead. */
export function isOffset(name: string): boolean {
  return offset.test(name);
}

/** The city of a zone: Lisbon for Europe/Lisbon. A zone without a place is UTC. */
export function placeOf(timeZone: string): string {
  const [area, ...rest] = timeZone.split('/');
  const city = rest.at(-1);
  if (city === undefined || area === 'Etc') return 'UTC';
  return city.replaceAll('_', ' ');
}
