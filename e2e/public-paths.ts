/** Every page that anybody may read, as an address of its own. The sitemap lists the same. */
export const publicPaths = [
  ...['/', '/about', '/contact', '/sources'],
  ...['/instructors', '/instructors/viktor-hajnal', '/instructors/katharina-lindner'],
  ...['/cookie-policy', '/privacy-policy', '/terms-of-service', '/imprint', '/accessibility'],
  ...['/financial-widgets', '/social-media-demo', '/instagram-integration'],
] as const;
