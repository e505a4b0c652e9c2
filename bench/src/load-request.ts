export type LoadRequest = {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** 64 by default. */
  connections?: number;
};

/** How many were correct, and what else came back. */
export type LoadResult = { right: number; wrong: string; perSecond: number };
