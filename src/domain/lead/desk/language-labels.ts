/** The languages in which a desk may be asked to talk, by ISO 639-1: 'Welsh', as a form offers it. */
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
