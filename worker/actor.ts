import type { Audience } from '#routes'

/**
 * Who asks, as the edge established it. It travels to the Tenant as an argument of its own, so that
 * nothing in a request can forge it.
 */
export type Actor = {
  readonly tenant: string
  /** The session and the hash of its bearer; null for a visitor. */
  readonly session: { readonly id: string; readonly tokenHash: string } | null
  readonly audience: Audience | null
  /** 'https://clients.firm.example': links in messages start with the firm's own, never with this. */
  readonly origin: string
  readonly ip: string
  /** Names one request in answers and logs. */
  readonly trace: string
}
