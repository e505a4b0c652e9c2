/** Shared by everything that floats above the page: one elevation, one border. */
export const floatingClasses =
  'z-50 rounded-md border border-rule bg-surface text-ink shadow-float data-[state=open]:animate-arrive data-[state=closed]:animate-leave';

export const scrimClasses =
  'fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';
