/**
 * Keys that code completes at run time, so that no literal names them in full; `*` stands for one
 * part. Each needs the reason why what is filled in comes from a closed set.
 */
export const dynamicTextKeys: readonly { readonly pattern: string; readonly reason: string }[] = [
  { pattern: 'claims.figures.*.name', reason: 'the figures of claimRegister' },
  { pattern: 'claims.figures.*.counts', reason: 'the figures of claimRegister' },
  { pattern: 'contact.topics.*', reason: 'contactTopics' },
  { pattern: 'mail.contact.contactMessage.topics.*', reason: 'contactTopics' },
  { pattern: 'footer.cities.*', reason: 'the ids of riverCities' },
  { pattern: 'social.follow.*', reason: 'the ids of accounts' },
  { pattern: 'social.posts.*.title', reason: 'posts' },
  { pattern: 'social.posts.*.text', reason: 'posts' },
  { pattern: 'settings.opening.problems.*', reason: 'openingProblems' },
  { pattern: 'settings.groups.*.title', reason: 'settingsGroups' },
  { pattern: 'settings.groups.*.text', reason: 'settingsGroups' },
  { pattern: 'settings.fields.*.*', reason: 'the fields of settingsGroups' },
  { pattern: 'editor.parts.*', reason: 'editorParts' },
  { pattern: 'editor.save.*', reason: 'the states of saveStateOf' },
  { pattern: 'editor.publish.codes.*', reason: 'the codes of publishProblemSchema' },
  { pattern: 'editor.history.acts.*', reason: 'the acts of a revision' },
  { pattern: 'editor.translations.states.*', reason: 'translationStates' },
  { pattern: 'posts.problems.*', reason: 'postProblemCodes' },
  { pattern: 'posts.letter.states.*', reason: 'letterStates' },
  { pattern: 'blog.disclosure.*', reason: 'positions' },
  { pattern: 'page.*.title', reason: 'the two kinds of failure: failed, unavailable' },
  { pattern: 'page.*.text', reason: 'the two kinds of failure: failed, unavailable' },
];
