import { ScriptProblem } from './problem.ts'
import { type Token, tokensOf } from './tokens.ts'

/** The deepest that parts of a script lie inside each other. */
const DEEPEST = 60

/** Reads the tokens of a script one after another. */
export const cursorOf = (source: string) => {
  const tokens = tokensOf(source)
  let at = 0
  let depth = 0
  const peek = (ahead = 0): Token => {
    const token = tokens[Math.min(at + ahead, tokens.length - 1)]
    if (token === undefined) throw new Error('a script has an end')
    return token
  }
  const next = () => {
    const token = peek()
    at += 1
    return token
  }
  const is = (text: string, ahead = 0) => {
    const { kind, text: found } = peek(ahead)
    return found === text && kind !== 'text'
  }
  const fail = (message: string, { from, to }: { from: number; to: number } = peek()): never => {
    throw new ScriptProblem(message, from, Math.max(to, from + 1))
  }
  return {
    peek,
    next,
    is,
    fail,
    /** Takes a token with this text; null when another one stands here. */
    take: (text: string) => (is(text) ? next() : null),
    expect: (text: string): Token => {
      if (is(text)) return next()
      const found = peek()
      return fail(
        found.kind === 'end'
          ? `“${text}” is missing at the end.`
          : `Write “${text}” before “${found.text}”.`,
      )
    },
    /** Reads something inside something else. */
    deeper: <T>(read: () => T): T => {
      depth += 1
      if (depth > DEEPEST) fail('Parts lie too deeply inside each other.')
      const found = read()
      depth -= 1
      return found
    },
  }
}

export type Cursor = ReturnType<typeof cursorOf>
