import { markersOf } from '../marker.ts'

const QUOTE = /^\s*(?:>\s?)+/

const isLabelled = (line: string) =>
  markersOf(line.replace(QUOTE, '').trim()).some(
    ({ label, isPunctuated }) => label !== null && isPunctuated,
  )

/** Lines with 'Reply:' where answers are quoted below enquiries that are not; null where they are not set so. */
export const withQuotedReplies = (lines: readonly string[]): string[] | null => {
  const isQuote = (line: string | undefined) => line !== undefined && QUOTE.test(line)
  const begins = (line: string, at: number) => isQuote(line) && !isQuote(lines[at - 1])
  const replies = lines.filter(begins).length
  const enquiries = lines.filter((line) => !isQuote(line) && isLabelled(line)).length
  if (replies < 2 || enquiries < replies || lines.some((it) => isQuote(it) && isLabelled(it)))
    return null
  return lines.map((line, at) => {
    const plain = line.replace(QUOTE, '')
    return begins(line, at) ? `Reply: ${plain.replace(/^reply:\s*/i, '')}` : plain
  })
}
