/** Words per minute for study texts. */
const readingPace = 200;

export function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** How long a text takes to read, without chart data. */
export function readingMinutes(markdown: string): number {
  const prose = markdown.replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, ' ');
  return Math.max(1, Math.round(wordCount(prose) / readingPace));
}
