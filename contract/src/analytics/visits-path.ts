/** Where pages send their visits. Apart from the schemas: a page needs no more than this of them. */
export const visitsPath = '/api/visits';
