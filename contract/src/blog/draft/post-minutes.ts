/** Words a minute of someone who reads to understand. */
const readingPace = 200;

export function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** How long a text takes to read; data of charts is looked at, not read. */
export function readingMinutes(markdown: string): number {
  const prose = markdown.replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, ' ');
  return Math.max(1, Math.round(wordCount(prose) / readingPace));
}
