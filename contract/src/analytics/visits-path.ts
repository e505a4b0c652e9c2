/** The endpoint for visits. Separate from the schemas, so that pages don't load them. */
export const visitsPath = '/api/visits';
