export const pathsPath = '/paths';
export const placementPath = '/placement';

export function studyPath(slug: string): string {
  return `${pathsPath}/${slug}`;
}
