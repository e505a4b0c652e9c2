/** In this order on the page. Separate from the schemas, so that pages don't load them. */
export const helpTopics = ['account', 'paying', 'learning', 'academy'] as const;
