export const helpHomePath = '/help';

export function helpPath(slug: string): string {
  return `/help/${slug}`;
}
