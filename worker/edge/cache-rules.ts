const none = 'private, no-store'

/** The Cache-Control of each kind of response; a response without a kind is not stored. */
export const cacheRules = {
  /** A shell holds no personal data, but must not reappear on a shared screen after sign-out. */
  page: none,
  /** Sign-in pages hold no personal data; cached per host. */
  login: 'public, max-age=60',
  error: none,
  redirect: none,
  payload: none,
  api: none,
  session: none,
  file: none,
  /** Named by their content hash, so they never change. */
  hashed: 'public, max-age=31536000, immutable',
  asset: 'public, max-age=300',
  icons: 'public, max-age=86400',
  latest: 'no-cache',
} as const

export type AnswerKind = keyof typeof cacheRules

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
