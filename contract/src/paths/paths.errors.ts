export const pathErrors = {
  PATH_NOT_FOUND: { status: 404 },
} as const;
