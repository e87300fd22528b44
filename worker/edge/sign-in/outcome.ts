import type { SessionContent } from '#domain/user/session-content'

/** A session that was just opened, with the only copy of its token. */
export type Opened = {
  readonly token: string
  readonly session: SessionContent
  /** Who it is, where that was told already. */
  readonly user?: unknown
}

/** How a try to sign in ends. */
export type Outcome =
  | ({ readonly kind: 'opened' } & Opened)
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number }
