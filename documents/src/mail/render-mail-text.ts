import { brandName } from '../brand.ts';
import type { Sender } from '../documents.types.ts';
import type { MailBlock, MailContent, MailFact } from './mail-content.ts';

/** The plain-text alternative: paragraphs without wrapping, every URL on its own line. */
export function renderMailText(content: MailContent, sender: Sender): string {
  const parts = [
    brandName,
    `${content.heading}\n${'='.repeat(Math.min(content.heading.length, 60))}`,
    content.greeting,
    ...content.blocks.map(blockText).filter((text) => text !== null),
    ...(sender.signature ? [sender.signature] : []),
    content.reason,
    // Email clients recognise dash, dash, space as the start of a signature.
    ['-- ', sender.name, ...sender.addressLines, sender.email, sender.siteUrl].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: MailBlock): string | null {
  switch (block.kind) {
    case 'paragraph':
    case 'contact':
    case 'note':
    case 'risk':
      return block.text;
    case 'appointment':
      return [block.moment.date, `${block.moment.time}, ${block.moment.zone}`, block.duration].join(
        '\n',
      );
    case 'facts':
      return block.facts.map(factText).join('\n') || null;
    case 'amounts':
      return [block.title, ...[...block.rows, block.total].map(factText)].join('\n');
    case 'list':
      return [block.title, ...block.items.map((item) => `- ${item}`)].join('\n');
    case 'quotation':
      return block.text.replaceAll(/^/gm, '> ');
    case 'link':
      return `${block.text}\n${block.label}:\n${block.url}`;
    case 'action':
      return `${block.label}:\n${block.url}`;
    // The action already contains the URL.
    case 'address':
      return null;
  }
}

function factText({ label, value }: MailFact): string {
  return `${label}: ${value}`;
}
