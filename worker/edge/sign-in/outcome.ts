import type { SessionContent } from '#domain/user/session-content'

export type Opened = {
  readonly token: string
  readonly session: SessionContent
  /** Who it is, where that was told already. */
  readonly user?: unknown
}

export type Outcome =
  | ({ readonly kind: 'opened' } & Opened)
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number }
