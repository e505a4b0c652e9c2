/**
 * How a visited page is named: by its pattern, never by its path, because paths hold tokens of
 * mails, referral codes and whatever somebody types. What is not in this list is not recorded.
 */
export const routePatterns = [
  ...['/', '/home', '/index', '/index.htm', '/index.html'],
  ...['/auth', '/signup', '/login', '/forgot-password', '/reset-password/{token}'],
  ...['/courses', '/course/{slug}', '/course/fast-track', '/course-details/{slug}'],
  '/course/{slug}/lessons/{lesson}',
  ...['/instructors', '/instructors/{slug}'],
  ...['/download', '/free-downloads', '/download-indicators', '/download/indicators'],
  '/newsletter',
  ...['/books', '/book/{slug}', '/indicator/{id}'],
  ...['/pricing', '/search', '/cart', '/checkout'],
  ...['/payment-options', '/payment/cancel', '/payment/success'],
  ...['/certificates', '/certificates/{code}'],
  ...['/my-orders', '/my-orders/{orderId}', '/withdrawal'],
  ...['/about', '/contact', '/blog', '/blog/{slug}', '/community'],
  ...['/itv', '/itv/{slug}'],
  ...['/cookie-policy', '/privacy-policy', '/terms-of-service'],
  ...['/imprint', '/accessibility', '/sources'],
  ...['/financial-widgets', '/social-media-demo', '/instagram-integration'],
  ...['/rep/{salesRepCode}', '/{referralCode}', '/unauthorized', '/forbidden'],
  ...['/chat', '/account-settings', '/sales-rep-dashboard'],
  ...['/my-courses', '/my-courses/{course}', '/my-courses/{course}/{lesson}'],
  ...['/admin', '/admin-dashboard', '/admin/calendar', '/admin/people', '/admin/people/{userId}'],
  ...['/admin/orders', '/admin/orders/{orderId}', '/admin/transfers', '/admin/coupons'],
  ...['/admin/country-rules', '/admin/subscriptions'],
  ...['/admin/audit', '/admin/claims', '/admin/packages', '/admin/environments'],
  ...['/admin/books', '/admin/book-management', '/book-management'],
  ...['/admin/create-book', '/admin/create-book/{slug}'],
  ...['/admin/courses', '/admin/courses/{slug}', '/course-management', '/admin/create-course'],
  ...['/indicator-management', '/admin/indicators', '/admin/indicators/create'],
  ...['/admin/indicators/{slug}', '/admin/packages/create', '/admin/packages/{slug}'],
  ...['/admin/fact-sheets', '/admin/fact-sheets/create', '/admin/fact-sheets/{slug}'],
  ...['/admin/upload-management', '/video-management', '/video-management/{videoId}'],
  ...['/admin/blog-management', '/admin/blog/create', '/create-blog-post'],
  '/admin/blog/edit/{slug}',
  ...['/admin/sales-reps', '/admin/sales-reps/{repId}'],
  ...['/admin/statistics/users', '/admin/statistics/orders', '/admin/statistics/visitors'],
  '/admin/statistics/courses',
  ...['/admin/statistics/downloads', '/admin/statistics/downloads/free'],
  ...['/admin/statistics/downloads/indicators', '/admin/statistics/downloads/monthly'],
  ...['/admin/statistics/content/indicators', '/admin/statistics/content/books'],
  '/{unknown}',
] as const;

export type RoutePattern = (typeof routePatterns)[number];

/** Every page that has no name of its own here. */
export const unknownRoute = '/{unknown}' satisfies RoutePattern;
