import type { Audience } from '#routes'

/** The caller as the edge authenticated it; passed to the Tenant as a separate argument, so that no request can forge it. */
export type Actor = {
  readonly tenant: string
  /** The session and the hash of its bearer; null for a visitor. */
  readonly session: { readonly id: string; readonly tokenHash: string } | null
  readonly audience: Audience | null
  /** 'https://clients.firm.example'. Links in messages use the firm's configured origin, never this one. */
  readonly origin: string
  readonly ip: string
  /** The request's id in responses and logs. */
  readonly trace: string
}
