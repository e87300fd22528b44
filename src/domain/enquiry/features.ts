/** What is classified: an enquiry with its lead-in and heading. */
export type Classified = {
  readonly text: string
  readonly parent?: string | null
  readonly section?: string | null
}

const common = new Set(
  'the a an of to in on at for and or is are was be it that this with by as any has have been we you your our their its from if not no please confirm supply provide copy client seller buyer will which there would can what when'.split(
    ' ',
  ),
)

/** A word without the ends that its number and time give it. */
const stemOf = (word: string) =>
  word
    .replace(/['’]s$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=\w{3})(?:es|s)$/, '')
    .replace(/(?<=\w{3})(?:ing|ed)$/, '')

const wordsIn = (text: string) =>
  (text.toLowerCase().match(/[a-z][a-z0-9'’-]*/g) ?? [])
    .map(stemOf)
    .filter((word) => word.length > 1 && !common.has(word))

/** How much each word of an enquiry counts, those of its lead-in and heading less. */
export const featuresOf = ({ text, parent, section }: Classified): ReadonlyMap<string, number> => {
  const shares = new Map<string, number>()
  for (const [part, share] of [
    [text, 1],
    [parent ?? '', 0.5],
    [section ?? '', 0.6],
  ] as const)
    for (const word of wordsIn(part)) shares.set(word, Math.max(shares.get(word) ?? 0, share))
  return shares
}
