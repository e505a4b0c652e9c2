/** Where a visit came from, as the server sees it. */
export type VisitOrigin = {
  /** From the session, if there is one. */
  userId: string | null;
  address: string | null;
  userAgent: string;
  /** The country of the address. */
  country: string | null;
  /** Identifies the visitor within one day, with or without consent. */
  dayVisitor: string | null;
};

export type VisitResult =
  | { kind: 'recorded' }
  /** The body isn't a valid visit. */
  | { kind: 'invalid' }
  | { kind: 'too-many'; retryAfterSeconds: number }
  /** More visits are waiting than the database can currently write. */
  | { kind: 'busy' };

export type AnalyticsApi = {
  /**
   * Records one visit in `website_visits` and `content_analytics`; both are committed when this
   * resolves. Only the page is taken from the request body. The session is looked up only for
   * visits that will be stored, by someone who consented.
   */
  recordVisit(visit: {
    body: string;
    address: string | null;
    userAgent: string;
    findUserId(): Promise<string | null>;
  }): Promise<VisitResult>;
};
