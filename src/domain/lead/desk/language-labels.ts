/** Names of languages by ISO 639-1 code. */
export const deskLanguageNames: Readonly<Record<string, string>> = {
  en: 'English',
  cy: 'Welsh',
  pl: 'Polish',
  ro: 'Romanian',
  pa: 'Punjabi',
  ur: 'Urdu',
  bn: 'Bengali',
  gu: 'Gujarati',
  ar: 'Arabic',
  zh: 'Chinese',
  pt: 'Portuguese',
  es: 'Spanish',
  fr: 'French',
  it: 'Italian',
  tr: 'Turkish',
  uk: 'Ukrainian',
}
