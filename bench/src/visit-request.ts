/** What a page view sends before the visitor has answered the consent prompt. */
export const visitRequest = {
  path: '/api/visits',
  method: 'POST' as const,
  headers: {
    'content-type': 'text/plain;charset=UTF-8',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  },
  body: JSON.stringify({
    routePattern: '/courses',
    referrer: 'https://news.example/article',
    visitorId: 'visitor_k3j9x0a7',
    hasConsent: false,
  }),
};
