/** What a sentence that begins with such words matches. */
export const starts = (words: string): RegExp => new RegExp(`^(?:${words})`, 'i')
