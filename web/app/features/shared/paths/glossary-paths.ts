export const glossaryPath = '/glossary';

export function termPath(slug: string): string {
  return `/glossary/${slug}`;
}
