/** A post of the seed. */
export const postPath = '/blog/a-journal-that-answers-questions';
