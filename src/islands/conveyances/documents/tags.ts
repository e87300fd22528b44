/** The tags that somebody typed, separated by commas. */
export const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((it) => it.trim())
    .filter(Boolean)
