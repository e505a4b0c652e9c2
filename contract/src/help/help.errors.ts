export const helpErrors = {
  ARTICLE_NOT_FOUND: { status: 404 },
} as const;
