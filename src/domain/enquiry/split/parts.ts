import { isTopic } from './heading.ts'
import { romanValue } from './marker-readers.ts'
import { sentencesOf } from './sentence.ts'
import { isDevelopment, isRequest } from './sentence-kind.ts'

export type Part = { readonly label: string; readonly text: string }
export type Parts = { readonly lead: string; readonly parts: readonly Part[] }

const series: readonly {
  readonly pattern: RegExp
  readonly value: (label: string) => number | null
}[] = [
  { pattern: /(?<=^|[\s;,:.?])\(([a-z])\)\s*(?=\S)/g, value: (it) => it.charCodeAt(0) - 96 },
  { pattern: /(?<=^|[\s;,:.?])\(([ivx]+)\)\s*(?=\S)/g, value: romanValue },
  { pattern: /(?<=^|[\s;,:.?])\((\d{1,2})\)\s*(?=\S)/g, value: Number },
  { pattern: /(?<=^|[;,:.?]\s|\s)([a-h])\)\s*(?=\S)/g, value: (it) => it.charCodeAt(0) - 96 },
  { pattern: /(?<=^|[;,:.?]\s|\s)([ivx]+)\)\s*(?=\S)/g, value: romanValue },
]

const refers =
  /\b(clauses?|paragraphs?|paras?|conditions?|sections?|schedules?|entr(?:y|ies)|enquir(?:y|ies)|rule|article|regulation|parts?|items?|and|or|to|\d)\s*$/i

/** The lead-in and the parts, of so many words at least, of '… supply: (a) the plan; (b) the deed'; null where letters only refer to something. */
export const partsOf = (text: string, fewest = 2): Parts | null => {
  for (const { pattern, value } of series) {
    const found = runOf([...text.matchAll(pattern)], value, text)
    const areWhole = found?.parts.every((part) => part.text.split(/\s+/).length >= fewest)
    if (found && areWhole && !isQuoted(found)) return found
  }
  return null
}

/** Whether the parts are what a deed or a permission says, and only the sentence after them asks. */
const isQuoted = ({ lead, parts }: Parts) => {
  const said = parts.flatMap(({ text }) => sentencesOf(text))
  const own = said.findIndex(isRequest)
  const isAfter =
    own >= parts.length && said.slice(own).every((it) => isRequest(it) || isDevelopment(it))
  return isAfter && lead.includes(' ') && !isTopic(lead) && !sentencesOf(lead).some(isRequest)
}

const runOf = (
  matches: readonly RegExpExecArray[],
  value: (label: string) => number | null,
  text: string,
): Parts | null => {
  const run: RegExpExecArray[] = []
  for (const match of matches) {
    const before = text.slice(0, match.index)
    if (
      value(match[1] ?? '') === run.length + 1 &&
      (!refers.test(before) ||
        /[;,] (and|or)\s*$/.test(before) ||
        (run.length > 1 && /\p{Ll}{2} (and|or)\s*$/u.test(before)))
    )
      run.push(match)
  }
  const first = run[0]
  if (!first || run.length < 2) return null
  const parts = run.map((match, at) => ({
    label: match[1] ?? '',
    text: partText(text.slice(match.index + match[0].length, run[at + 1]?.index)),
  }))
  return { lead: text.slice(0, first.index).trim(), parts }
}

/** A part without what links it to the next: '; and' */
export const partText = (text: string): string =>
  text
    .trim()
    .replace(/\s*[;,]\s*(?:and|or|and\/or)?$/i, '')
    .replace(/(?<=[\p{L}\d)])\s+(?:and|or)$/u, '')
