export const glossaryErrors = {
  TERM_NOT_FOUND: { status: 404 },
} as const;
