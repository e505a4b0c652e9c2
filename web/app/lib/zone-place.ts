/** An offset instead of a name, such as GMT+3, which few people recognise. */
const offset = /^(?:GMT|UTC)[+\u2212-]/u;

/** Whether Intl has no name for a zone and returned its offset instead. */
export function isOffset(name: string): boolean {
  return offset.test(name);
}

/** The city of a zone: Lisbon for Europe/Lisbon. A zone without a city is UTC. */
export function cityOf(timeZone: string): string {
  const [area, ...rest] = timeZone.split('/');
  const city = rest.at(-1);
  if (city === undefined || area === 'Etc') return 'UTC';
  return city.replaceAll('_', ' ');
}
