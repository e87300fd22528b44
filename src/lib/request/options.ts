export type SendOptions = {
  readonly method: string
  /** '/api/conveyances?sort=due' */
  readonly address: string
  readonly body?: unknown
  /** The idempotency key; a new one without it. */
  readonly key?: string | undefined
  /** The token to use instead of the cookie's. */
  readonly bearer?: string
  readonly signal?: AbortSignal | undefined
  /** The caller shows the error itself. */
  readonly isQuiet?: boolean | undefined
}
