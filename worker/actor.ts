import type { Audience } from '#routes'

/** The caller as the edge authenticated it: an argument of its own, so that no request can forge it. */
export type Actor = {
  readonly tenant: string
  readonly session: { readonly id: string; readonly tokenHash: string } | null
  /** Whether the request renews the session: it follows from something that its person did. */
  readonly acted: boolean
  readonly audience: Audience | null
  /** 'https://clients.firm.example'. Links in messages use the firm's configured origin, never this one. */
  readonly origin: string
  readonly ip: string
  readonly trace: string
  /** Whether a page asks ahead for whatever its reader may have, so that a refusal is nobody's attempt. */
  readonly isAhead?: boolean
}
