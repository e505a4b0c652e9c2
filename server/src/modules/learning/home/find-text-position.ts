type TextPlace = { readonly heading: string | null; readonly sentence: string | null };

const shortestSentence = 25;
const longestSentence = 180;
/** Text that ends in a colon or without punctuation introduces a list or a chart. */
const isWhole = /[.!?…][)\]”“»’"]*$/u;
const headingMark = /^#{1,6}\s+/;
/** Quotes, lists, tables, directives, code and images aren't sentences to resume from. */
const isProse = /^(?!\d+[.)]\s|[*_]\s)[\p{L}\p{N}„“"‘«*_]/u;

/**
 * The section and sentence at a fraction of a text. The reader measures in pixels and this counts
 * characters, so it is approximate; the reader itself scrolls to the exact pixel.
 */
export function findTextPosition(markdown: string, share: number): TextPlace {
  const blocks = markdown.split(/\n{2,}/).map((block) => block.trim());
  const total = blocks.reduce((sum, block) => sum + block.length, 0);
  let passed = 0;
  let place: TextPlace = { heading: null, sentence: null };
  for (const block of blocks) {
    const within = total === 0 ? 0 : (share * total - passed) / Math.max(1, block.length);
    if (within < 0) break;
    if (headingMark.test(block)) {
      place = { heading: words(block.replace(headingMark, '')), sentence: null };
    } else if (isProse.test(block)) {
      place = { ...place, sentence: sentenceAt(words(block), within) ?? place.sentence };
    }
    passed += block.length;
  }
  return place;
}

function sentenceAt(text: string, share: number): string | null {
  const at = Math.min(1, share) * text.length;
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });
  const read = [...segmenter.segment(text)].filter(({ index }) => index <= at);
  return read.map(({ segment }) => segment.trim()).findLast(canBeQuoted) ?? null;
}

function canBeQuoted(sentence: string): boolean {
  const { length } = sentence;
  return length >= shortestSentence && length <= longestSentence && isWhole.test(sentence);
}

/** As plain text, with the non-breaking spaces that a quotation needs. */
function words(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[\^[^\]\s]+\]/g, '')
    .replace(/[*_`]+/g, '')
    .replace(/[\n ]+/g, ' ')
    .trim();
}
