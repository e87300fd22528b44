import { type Line, lineText } from '../source/source.ts'

/** Where a sentence ends and the next one begins. */
export const SENTENCE_END =
  /(?<=[.!?])(?<!\b(?:Mr|Mrs|Ms|Dr|St|Rev|Prof|Messrs|Co|Ltd|No|Tel|e\.g|i\.e|approx|\b\p{Lu})\.)\s+(?=[\p{Lu}£"(])(?![A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b)|(?<=\b(?:Ltd|Co)\.)\s+(?=(?:They|He|She|Their|The|It)\s)/u

/** Characters of a sentence that are read: one of more is no sentence that somebody wrote. */
const MOST_READ = 800

/** The sentences of the prose: lines of a block are one text, list items and labels stay apart. */
export const sentencesOf = (lines: readonly Line[]): readonly string[] => {
  const blocks: string[] = ['']
  for (const text of lines.map(lineText)) {
    if (text === '') blocks.push('')
    else if (/^[-•*▪·]\s/.test(text) || startsAnew(blocks.at(-1) ?? '', text)) blocks.push(text)
    else blocks.push(`${blocks.pop() ?? ''} ${text}`.trim())
  }
  return blocks
    .filter((block) => block !== '')
    .flatMap((block) => block.split(SENTENCE_END))
    .map((sentence) => sentence.slice(0, MOST_READ))
}

/** How a line of a note begins that has no capitals. */
const NOTE =
  /^(?:leaving|everyone|all parties|they(?:'re)?|their|his|her|he|she|we|no (?:chain|onward)|cash|mortgage|buyers?|sellers?|vendors?|purchasers?|freehold|leasehold|hop(?:e|ing)|looking|hoping|chain)\b/
const OPEN_END =
  /[,\-–&(]$|\b(?:and|or|of|to|at|the|for|is|are|with|by|in|a|on|that|from|as|your|our)$/i

/** Short lines that end without a comma or a small word are lines of their own. */
const startsAnew = (before: string, text: string) => {
  const last = before.slice(-60)
  if (NOTE.test(text) && !OPEN_END.test(last) && before.length < 120) return true
  if (/^£[\d,.]+$/.test(text) && !OPEN_END.test(last)) return true
  if (/\p{Lu}{4}/u.test(before) && !/\p{Ll}/u.test(before) && /\p{Ll}/u.test(text)) return true
  return (
    /^\p{Lu}/u.test(text) &&
    last.length < 45 &&
    !/[,\-–&]$|\b(?:and|of|to|at|the|for|is|with|by|in|a)$/i.test(last)
  )
}
