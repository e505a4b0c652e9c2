/** Today is under the title of the administration, or within a page under that of a panel. */
export type Headings = 'h2' | 'h3';
