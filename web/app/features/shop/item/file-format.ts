import type { ItemFile } from '@danube/contract/catalogue/catalogue.schemas.ts';

/** A file's format by its usual name: PDF, EPUB, PINE. */
export function fileFormat({ name }: Pick<ItemFile, 'name'>): string {
  const mark = name.lastIndexOf('.');
  return mark === -1 ? name : name.slice(mark + 1).toUpperCase();
}
