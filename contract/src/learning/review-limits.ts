// Without schemas, so that course pages don't load the validation library.
export const maxStars = 5;
export const maxReviewLength = 2000;

/** An average of fewer says more about chance than about the course. */
export const minReviewsForAverage = 5;
