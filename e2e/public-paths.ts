/** Every page that anybody may read, as an address of its own. */
export const publicPaths = [
  ...['/', '/about', '/contact', '/sources'],
  ...['/instructors', '/instructors/viktor-hajnal', '/instructors/katharina-lindner'],
  ...['/courses', '/course/fast-track', '/course/fast-track/lessons/what-a-trade-may-cost'],
  ...['/books', '/book/forbidden-trading', '/indicator/danube-bands', '/pricing', '/search'],
  ...['/itv', '/itv/how-to-read-one-candle'],
  ...['/cart', '/certificates'],
  ...['/payment-options', '/payment/cancel'],
  ...['/download', '/download-indicators'],
  ...['/cookie-policy', '/privacy-policy', '/terms-of-service', '/imprint', '/accessibility'],
  ...['/financial-widgets', '/social-media-demo', '/instagram-integration'],
] as const;
