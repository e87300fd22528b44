export type Line = {
  /** Without the white space around it. */
  readonly text: string
  /** As it stands, for tables. */
  readonly raw: string
  /** Columns before the text; a tab counts four. */
  readonly indent: number
  /** An empty line stands before it. */
  readonly gap: boolean
}

const indentOf = (raw: string) => (/^[ \t]*/.exec(raw)?.[0] ?? '').replaceAll('\t', '    ').length

const rule = /^[-=_*~]{3,}$/

/** Words that no sentence ends with. */
const linking = /[\p{L}\d)] (?:and|or|of|the|to|in|at|by|with|for|from|a|an|that|which|is|was|on)$/u

/** Text with one kind of line end and of space, and without invisible marks. */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029\v]/g, '\n')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[\u200b-\u200d\ufeff\u00ad]/g, '')
    .replace(/\f/g, '\nPage 0\n')

/** The lines that hold something, without rules. */
export const linesOf = (text: string): Line[] => {
  const lines: Line[] = []
  let gap = true
  for (const raw of plainText(text).split('\n')) {
    const trimmed = raw.trim()
    if (trimmed === '' || rule.test(trimmed)) {
      gap = true
      continue
    }
    const isBroken = /^\p{Ll}{2,} /u.test(trimmed) && linking.test(lines.at(-1)?.text ?? '')
    lines.push({ text: trimmed, raw, indent: indentOf(raw), gap: gap && !isBroken })
    gap = false
  }
  return lines
}

const compound =
  /\b(damp|self|non|semi|well|built|load|sub|post|long|short|full|part|cross|build|follow|up|mid|one|two|three|four|first|second|new|high|low|multi|off|on|in|anti|ex|let|buy|to|right|left|rear|front|side|lead|stop|air|ground|double|single|half|year|old|day|local|water|flood)-$/i

/** Ends of words, which no compound begins its second half with. */
const suffix =
  /^(ings?|ed|ers?|tions?|sions?|ments?|[ae]nces?|[ai]ble|[ai]?ty|ities|ness|tial|cial|cates?|ical|ous|ive)\b/

/** Two lines of one paragraph as one; a word that the line end cut is whole again. */
export const joined = (first: string, second: string): string => {
  if (first === '') return second
  if (!/\p{L}-$/u.test(first) || !/^\p{L}/u.test(second)) return `${first} ${second}`
  if (/^\p{Lu}/u.test(second)) return first + second
  if (suffix.test(second)) return first.slice(0, -1) + second
  return compound.test(first) ? first + second : first.slice(0, -1) + second
}

const longestOf = (lines: readonly Line[]) =>
  lines.reduce((widest, { text }) => Math.max(widest, text.length), 0)

/** The width that lines are set to: of those that break off, where several do at nearly one length, else of the longest. */
export const widestOf = (lines: readonly Line[]): number => {
  const broken = lines.filter(({ text }, at) => {
    const next = lines[at + 1]
    return (
      next !== undefined && !next.gap && /^\p{Ll}/u.test(next.text) && /[\p{L}\d,]$/u.test(text)
    )
  })
  const width = longestOf(broken)
  const near = broken.filter(({ text }) => text.length > width * 0.85).length
  return near > 2 && width > 40 ? width : longestOf(lines)
}

/** Whether the first word of a line would have stood on the line before, so that its writer began a new one. */
export const hasRoom = (previous: Line, line: Line, widest: number): boolean =>
  previous.text.length + line.text.indexOf(' ') + 1 < widest * 0.75
