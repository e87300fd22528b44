const none = 'private, no-store'

/** Every class of answer and who may keep it. What names no class is kept by nobody. */
export const cacheRules = {
  /** A shell is the same for everybody, and yet no shared screen shows it again after sign-out. */
  page: none,
  /** Sign-in pages hold no secret of anybody; kept for each host by itself. */
  login: 'public, max-age=60',
  error: none,
  redirect: none,
  payload: none,
  api: none,
  session: none,
  file: none,
  /** Named by their content, so they never change. */
  hashed: 'public, max-age=31536000, immutable',
  asset: 'public, max-age=300',
  icons: 'public, max-age=86400',
  latest: 'no-cache',
} as const

export type AnswerKind = keyof typeof cacheRules

/** The answer itself where its headers can be written, else a copy: what comes from elsewhere is frozen. */
export const writable = (answer: Response) => {
  try {
    answer.headers.delete('X-Frozen')
    return answer
  } catch {
    return new Response(answer.body, answer)
  }
}

/** The answer with the rule of its class. */
export const as = (kind: AnswerKind, answer: Response) => {
  const marked = writable(answer)
  marked.headers.set('Cache-Control', cacheRules[kind])
  return marked
}
