import type { HelpArticle, HelpCard } from '@danube/contract/help/help.schemas.ts';
import { defaultLanguage, type LanguageCode } from '@danube/contract/locale.ts';
import type { HelpFile, HelpWording } from './read-articles.ts';

export function toCard(file: HelpFile, requested: LanguageCode): HelpCard {
  const { title, summary } = resolveWording(file, requested);
  return {
    slug: file.slug,
    topic: file.topic,
    title,
    summary,
    language: file.wordings.has(requested) ? requested : defaultLanguage,
    availableIn: [...file.wordings.keys()],
  };
}

export function toArticle(file: HelpFile, requested: LanguageCode): HelpArticle {
  return { ...toCard(file, requested), body: resolveWording(file, requested).body };
}

export function resolveWording({ slug, wordings }: HelpFile, requested: LanguageCode): HelpWording {
  const wording = wordings.get(requested) ?? wordings.get(defaultLanguage);
  if (!wording) throw new Error(`the help article ${slug} has no English text`);
  return wording;
}
