/** The longest list that is read at once. */
export const LONGEST = { characters: 500_000, lines: 10_000, line: 100_000, enquiries: 500 }

const inParts = 'Paste it in parts of up to 500 enquiries.'

/** Throws for a text that is longer than any list of enquiries. */
export const checkLength = (text: string): void => {
  if (text.length > LONGEST.characters)
    throw new Error(`This is longer than 500,000 characters. ${inParts}`)
  const lines = text.split(/\r\n?|\n/)
  if (lines.length > LONGEST.lines) throw new Error(`This is longer than 10,000 lines. ${inParts}`)
  if (lines.some(({ length }) => length > LONGEST.line))
    throw new Error(`This has a line of more than 100,000 characters. ${inParts}`)
}

/** Throws for more enquiries than are added at once. */
export const checkCount = (count: number): void => {
  if (count > LONGEST.enquiries)
    throw new Error(`This holds ${count.toLocaleString('en-GB')} enquiries. ${inParts}`)
}
