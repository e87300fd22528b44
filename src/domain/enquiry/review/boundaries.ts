/** A stretch of a list's source: from where an enquiry begins to where the next does. */
export type SourcePart = {
  /** The position of the enquiry that begins here; null before the first and for what is left out. */
  readonly at: number | null
  /** Where it begins in the source. */
  readonly start: number
  readonly text: string
}

/** Words by which a text is found. */
const ENOUGH = 8
/** The longest label before a text, in characters: 'Enquiry 12(a): ' */
const LABEL = 16
/** How far after the enquiry before a text may begin, in characters. */
const REACH = 20_000

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Where a text begins in the source from a position on, however its lines were broken; -1 where it does not. */
const beginsAt = (source: string, text: string, from: number) => {
  const words = text.trim().split(/\s+/).slice(0, ENOUGH)
  if (words[0] === '' || words[0] === undefined) return -1
  const pattern = new RegExp(words.map(escaped).join(String.raw`[\s>*_|]+`), 'i')
  const at = source.slice(from, from + REACH).search(pattern)
  return at === -1 ? -1 : from + at
}

/** Where the label before a text begins, on its line. */
const withLabel = (source: string, start: number) => {
  const line = source.lastIndexOf('\n', start - 1) + 1
  return start - line <= LABEL && !/[.?!] /.test(source.slice(line, start).trim()) ? line : start
}

/** Where each text begins, each after the one before it; those that are not found are left out. */
const startsOf = (source: string, texts: readonly string[]) => {
  let from = 0
  return texts.flatMap((text, at) => {
    const start = beginsAt(source, text, from)
    if (start === -1) return []
    from = start + 1
    return [{ at, start }]
  })
}

/** The source of a list in the parts that were made of it, with what was left out. */
export const sourceParts = (
  source: string,
  enquiries: readonly string[],
  left: readonly string[],
): readonly SourcePart[] => {
  const starts = [
    ...startsOf(source, enquiries),
    ...startsOf(source, left).map(({ start }) => ({ at: null, start })),
  ]
    .map(({ at, start }) => ({ at, start: withLabel(source, start) }))
    .toSorted((a, b) => a.start - b.start)
  const first = starts[0]?.start ?? source.length
  const parts = starts.map(({ at, start }, index) => ({
    at,
    start,
    text: source.slice(start, starts[index + 1]?.start),
  }))
  return [{ at: null, start: 0, text: source.slice(0, first) }, ...parts].filter(
    ({ text }) => text.trim() !== '',
  )
}
