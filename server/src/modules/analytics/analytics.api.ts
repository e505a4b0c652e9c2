/** Where a visit came from, as the server sees it. */
export type Arrival = {
  /** Of the session, where there is one. */
  userId: string | null;
  address: string | null;
  userAgent: string;
};

export type VisitAnswer =
  | { kind: 'recorded' }
  /** What was sent is no visit. */
  | { kind: 'invalid' }
  | { kind: 'too-many'; retryAfterSeconds: number }
  /** More wait to be written than the database takes now. */
  | { kind: 'busy' };

export type AnalyticsApi = {
  /**
   * Records one visit in `website_visits` and `content_analytics`; both are committed when this
   * resolves. The sender's word counts for the page and nothing else. Who it is gets asked only
   * for a visit that will be written, by someone who allowed it.
   */
  recordVisit(visit: {
    body: string;
    address: string | null;
    userAgent: string;
    findUserId(): Promise<string | null>;
  }): Promise<VisitAnswer>;
};
