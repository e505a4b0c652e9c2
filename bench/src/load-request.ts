export type LoadRequest = {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** 64 unless specified. */
  connections?: number;
};

/** How many came as they should, and what else came. */
export type Answers = { right: number; wrong: string; perSecond: number };
