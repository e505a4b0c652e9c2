import type { LanguageCode } from '@danube/contract/locale.ts';
import { Document, Page, Text, View } from '@react-pdf/renderer';
import { brandName, dark, wordmark } from '../brand.ts';
import { toSeed } from '../price-line.ts';
import { textsFor } from '../texts.ts';
import { bookHeight, bookMeasure, bookWidth, bookStyles as styles } from './book-style.ts';
import { Logo, River } from './brand-drawings.tsx';
import { parseLog } from './log.ts';
import { logPages } from './log-pages.tsx';
import type { Block } from './markdown.ts';
import { MarkdownBlocks } from './markdown-blocks.tsx';

export type Chapter = { title: string; blocks: readonly Block[] };

export type Book = {
  title: string;
  subtitle: string;
  author: string;
  language: LanguageCode;
  edition: Date;
  imprint: readonly Block[];
  chapters: readonly Chapter[];
};

type BookPdfProps = {
  book: Book;
  /** The page of each chapter; only known after the first pass, so a book is rendered twice. */
  pages: ReadonlyMap<string, number>;
  onChapter: (title: string, page: number) => void;
};

export function BookPdf({ book, pages, onChapter }: BookPdfProps) {
  return (
    <Document
      title={book.title}
      author={book.author}
      subject={book.subtitle}
      creator={brandName}
      producer={brandName}
      language={book.language}
      pdfVersion="1.7"
      creationDate={book.edition}
      modificationDate={book.edition}
      pageMode="useOutlines"
    >
      <Cover book={book} />
      <Page size={[bookWidth, bookHeight]} style={styles.imprint}>
        <MarkdownBlocks blocks={book.imprint} measure={{ ...bookMeasure, size: 8 }} />
      </Page>
      <Contents book={book} pages={pages} />
      {book.chapters.map((chapter, index) => (
        <ChapterPages
          key={chapter.title}
          book={book}
          chapter={chapter}
          number={index + 1}
          onChapter={onChapter}
        />
      ))}
    </Document>
  );
}

function Cover({ book }: { book: Book }) {
  return (
    <Page size={[bookWidth, bookHeight]} style={styles.cover} bookmark={book.title}>
      <View style={styles.coverText}>
        <Text style={styles.coverTitle}>{book.title.replaceAll(' ', '\n')}</Text>
        <Text style={styles.coverSubtitle}>{book.subtitle}</Text>
        <Text style={styles.coverAuthor}>{book.author}</Text>
      </View>
      <View style={styles.coverRiver}>
        <River
          seed={toSeed(book.title)}
          width={bookWidth}
          height={230}
          ink={{ stroke: dark.river, fill: dark.sheet }}
        />
      </View>
      <View style={styles.coverFoot}>
        <Logo size={28} ink={dark.river} />
        <View>
          <Text style={styles.wordmarkFirst}>{wordmark.first}</Text>
          <Text style={styles.wordmarkSecond}>{wordmark.second}</Text>
        </View>
      </View>
    </Page>
  );
}

function Contents({ book, pages }: Pick<BookPdfProps, 'book' | 'pages'>) {
  const contentsTitle = textsFor('edition', book.language).translate('edition.contents');
  return (
    <Page size={[bookWidth, bookHeight]} style={styles.page} bookmark={contentsTitle}>
      <Text style={styles.contentsTitle}>{contentsTitle}</Text>
      {book.chapters.map(({ title }, index) => (
        <View key={title} style={styles.contentsRow}>
          <Text style={styles.contentsNumber}>{index + 1}</Text>
          <Text style={styles.contentsName}>{title}</Text>
          <Text style={styles.contentsPage}>{pages.get(title) ?? ''}</Text>
        </View>
      ))}
    </Page>
  );
}

type ChapterPagesProps = {
  book: Book;
  chapter: Chapter;
  number: number;
  onChapter: BookPdfProps['onChapter'];
};

/** A log follows its chapter, page by page: rendering it as one long flow would be very slow. */
function ChapterPages({ book, chapter, number, onChapter }: ChapterPagesProps) {
  const logs = chapter.blocks.flatMap((block) =>
    block.type === 'code' && block.lang === 'log' ? [parseLog(block.value)] : [],
  );
  return (
    <>
      <ChapterText book={book} chapter={chapter} number={number} onChapter={onChapter} />
      {logs.flatMap(logPages).map((sheet) => (
        <Page key={sheet.key} size={[bookWidth, bookHeight]} style={styles.page}>
          <View style={styles.head} fixed>
            <Text>{book.title}</Text>
            <Text>{chapter.title}</Text>
          </View>
          {sheet}
          <Text style={styles.foot} fixed render={({ pageNumber }) => String(pageNumber)} />
        </Page>
      ))}
    </>
  );
}

function ChapterText({ book, chapter, number, onChapter }: ChapterPagesProps) {
  const { translate } = textsFor('edition', book.language);
  return (
    <Page size={[bookWidth, bookHeight]} style={styles.page} bookmark={chapter.title}>
      <RunningHead book={book} chapter={chapter} />
      <View style={styles.opening}>
        <River seed={toSeed(chapter.title)} width={bookWidth} height={74} />
        <View style={styles.openingWords}>
          <Text style={styles.chapterNumber}>{number}</Text>
          <Text style={styles.chapterTitle}>{chapter.title}</Text>
        </View>
      </View>
      <MarkdownBlocks
        blocks={chapter.blocks}
        measure={bookMeasure}
        figureName={translate('edition.figure', { number: `${number}.` })}
        language={book.language}
      />
      <Text
        style={styles.foot}
        fixed
        render={({ pageNumber, subPageNumber }) => {
          if (subPageNumber === 1) onChapter(chapter.title, pageNumber);
          return String(pageNumber);
        }}
      />
    </Page>
  );
}

/** Starts on the second page, because the chapter's opening already shows the title. */
function RunningHead({ book, chapter }: Pick<ChapterPagesProps, 'book' | 'chapter'>) {
  return (
    <View style={styles.head} fixed>
      <Text render={({ subPageNumber }) => (subPageNumber > 1 ? book.title : '')} />
      <Text render={({ subPageNumber }) => (subPageNumber > 1 ? chapter.title : '')} />
    </View>
  );
}
