import type { FactorMethod } from '#domain/user/security/second-factor'
import type { SessionContent } from '#domain/user/session-content'

export type Opened = {
  readonly token: string
  readonly session: SessionContent
  /** Who it is, where that was told already. */
  readonly user?: unknown
  /** What the browser is known by from now on; absent where it stays as it is. */
  readonly deviceToken?: string
  /** From when they need a second factor; absent or null where they do not, or have one. */
  readonly factor_due_at?: string | null
}

/** A sign-in that waits for a second factor, with the token of its cookie. */
export type Challenged = {
  readonly token: string
  readonly methods: readonly FactorMethod[]
  readonly may_remember: boolean
}

export type Outcome =
  | ({ readonly kind: 'opened' } & Opened)
  | ({ readonly kind: 'challenged' } & Challenged)
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number }
