import type { ItemFile } from '@danube/contract/catalogue/catalogue.schemas.ts';

/** What a file is called among people: PDF, EPUB, PINE. */
export function fileFormat({ name }: Pick<ItemFile, 'name'>): string {
  const mark = name.lastIndexOf('.');
  return mark === -1 ? name : name.slice(mark + 1).toUpperCase();
}
