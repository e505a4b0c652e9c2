import type { HelpArticle, HelpCard } from '@danube/contract/help/help.schemas.ts';
import { defaultLanguage, type LanguageCode } from '@danube/contract/locale.ts';
import type { HelpFile, HelpWording } from './read-articles.ts';

export function toCard(file: HelpFile, asked: LanguageCode): HelpCard {
  const { title, summary } = wordingIn(file, asked);
  return {
    slug: file.slug,
    topic: file.topic,
    title,
    summary,
    language: file.wordings.has(asked) ? asked : defaultLanguage,
    availableIn: [...file.wordings.keys()],
  };
}

export function toArticle(file: HelpFile, asked: LanguageCode): HelpArticle {
  return { ...toCard(file, asked), body: wordingIn(file, asked).body };
}

export function wordingIn({ slug, wordings }: HelpFile, asked: LanguageCode): HelpWording {
  const wording = wordings.get(asked) ?? wordings.get(defaultLanguage);
  if (!wording) throw new Error(`the help article ${slug} has no English text`);
  return wording;
}
