import { type AnswerKind, cacheRules } from './header-rules.ts'

export type { AnswerKind }

/** The response itself, or a copy when its headers are immutable, as those of fetched responses are. */
export const writable = (answer: Response) => {
  try {
    answer.headers.delete('X-Frozen')
    return answer
  } catch {
    return new Response(answer.body, answer)
  }
}

export const as = (kind: AnswerKind, answer: Response) => {
  const marked = writable(answer)
  marked.headers.set('Cache-Control', cacheRules[kind])
  return marked
}
