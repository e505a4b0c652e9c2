// Names of the features' browser storage. In one place, because the list of everything that is
// stored (../consent/stored-items.ts) documents each.

export const storedMarksKey = 'lessonMarks';
export const offlineCourseKey = 'offlineCourse';
export const offlineBookKey = 'offlineBook';
export const noteDraftsKey = 'lessonNotes';
export const unfinishedUploadsKey = 'unfinishedUploads';
export const savedViewsKey = 'adminViews';
export const audioLanguageKey = 'audioLanguage';
export const captionsKey = 'captions';
export const savedPositionKey = 'continueWatching';
export const savedAnswersKey = 'quizAnswers';
export const chatDraftsKey = 'chatDrafts';
export const visitorIdKey = 'visitor_id';
export const referralKey = 'referralCode';
