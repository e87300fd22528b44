import { isListed } from '../marker.ts'
import { isRequest } from '../sentence-kind.ts'
import { isSignOff } from './sign-off.ts'

const isQuote = (line: string) => /^\s*>/.test(line)
const unquoted = (line: string) => line.replace(/^[\s>]+/, '')

/** Lines up to where a quoted mail closes; what follows answers none of it. */
export const withoutQuotedEnd = (lines: readonly string[]) => {
  const at = lines.findIndex(
    (line, index) =>
      isQuote(line) &&
      isSignOff(unquoted(line)) &&
      !lines.slice(index + 1, index + 200).some((it) => isListed(unquoted(it))),
  )
  return at === -1 ? lines : lines.slice(0, at)
}

/** Lines without the words that close a quoted mail, below the reply to its last enquiry. */
export const withoutQuotedClosing = (lines: readonly string[]): readonly string[] => {
  const own = lines.findLastIndex((line) => line.trim() !== '' && !isQuote(line))
  const asks = lines.slice(own + 1).some((line) => {
    const plain = unquoted(line)
    return isListed(plain) || isRequest(plain)
  })
  return own === -1 || asks ? lines : lines.slice(0, own + 1)
}
