/** What the landing page requests in the browser. */
export const upcomingRequest = {
  path: '/api/rpc/events/upcoming',
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ json: { daysAhead: 7 } }),
};
