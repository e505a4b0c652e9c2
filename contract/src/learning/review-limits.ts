// Without schemas, so that course pages don't load the validation library.
export const maxStars = 5;
export const maxReviewLength = 2000;

/** With fewer reviews, an average is mostly chance. */
export const minReviewsForAverage = 5;
