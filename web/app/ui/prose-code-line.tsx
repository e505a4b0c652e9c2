import { numbered } from './prose-phrases.tsx';

/**
 * A line of code, to the letter: boxes instead of no-break spaces keep together what belongs
 * together in a formula, so copied code still runs.
 */
export function CodeLine({ line }: { line: string }) {
  return numbered(splitLine(line)).map(({ key, part: { text, isUnbreakable } }) =>
    isUnbreakable ? <span key={key}>{text}</span> : text,
  );
}

function splitLine(line: string): { text: string; isUnbreakable: boolean }[] {
  let start = 0;
  return glueFormula(line)
    .split(/([^ ]*\u00a0[^ ]*)/)
    .map((part, index) => {
      const text = line.slice(start, start + part.length);
      start += part.length;
      return { text, isUnbreakable: index % 2 === 1 };
    });
}

/**
 * Where a formula may break on a phone: before an operator, never inside short brackets or between
 * a number and its percent sign. “= 200 euros” moves to the next line as a whole, and so does a
 * short step between two equals signs.
 */
function glueFormula(line: string): string {
  return line
    .replaceAll(/([−+×÷]) /g, `$1${noBreakSpace}`)
    .replaceAll(' %', `${noBreakSpace}%`)
    .replaceAll(/\([^()]{1,24}\)/g, keepTogether)
    .replaceAll(/= [^=]{1,30}?(?= = )/g, keepTogether)
    .replace(/= [^=]{1,24}$/, keepTogether);
}

const keepTogether = (part: string) => part.replaceAll(' ', noBreakSpace);

const noBreakSpace = '\u00a0';
