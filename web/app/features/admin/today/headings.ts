/** Today is below the administration's title, or below a panel's on another page. */
export type Headings = 'h2' | 'h3';
