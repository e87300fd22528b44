import { ScriptProblem } from './problem.ts'

export type TokenKind = 'number' | 'text' | 'name' | 'mark' | 'end'

export type Token = {
  readonly kind: TokenKind
  readonly text: string
  readonly from: number
  readonly to: number
}

/** The longest script, in characters. */
export const LONGEST_SCRIPT = 8000

const TOKEN =
  /\s+|#[^\n]*|(?<number>\d[\d_]*(?:\.\d+)?)|(?<text>"[^"\n]*"|'[^'\n]*')|(?<name>[A-Za-z_]\w*)|(?<mark>=>|==|!=|<=|>=|[-+*/%<>=(),.;[\]])/gy

const kinds = ['number', 'text', 'name', 'mark'] as const

/** The tokens of a script without its spaces and notes, which begin with #; throws `ScriptProblem`. */
export const tokensOf = (source: string): readonly Token[] => {
  if (source.length > LONGEST_SCRIPT)
    throw new ScriptProblem(`Use ${LONGEST_SCRIPT} characters or fewer.`, 0, source.length)
  const tokens: Token[] = []
  let at = 0
  for (const match of source.matchAll(TOKEN)) {
    const [text] = match
    const kind = kinds.find((it) => match.groups?.[it] !== undefined)
    at = match.index + text.length
    if (kind !== undefined) tokens.push({ kind, text, from: match.index, to: at })
  }
  if (at < source.length) throw new ScriptProblem(`“${source[at]}” means nothing here.`, at, at + 1)
  return [...tokens, { kind: 'end', text: '', from: at, to: at }]
}
