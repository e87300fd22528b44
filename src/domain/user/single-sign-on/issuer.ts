import { telephoneAddressProblem } from '#domain/call/telephone'

const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d{1,5})?(?:\/|$)/
const ENTRA_HOST = 'login.microsoftonline.com'
const ENTRA_PATH = /^\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/v2\.0\/?$/i

type Where = {
  /** Whether this is the local environment, where an issuer may run on the same machine. */
  readonly isLocal: boolean
}

/** The error message for an address that is called at a provider; null if it is public https. */
export const outgoingProblem = (address: string, { isLocal }: Where): string | null =>
  isLocal && LOOPBACK.test(address) ? null : telephoneAddressProblem(address)

/** The error message for an issuer (OpenID Connect Discovery 1.0 §3); null if it is valid. */
export const issuerProblem = (issuer: string, where: Where): string | null => {
  const problem = outgoingProblem(issuer, where)
  if (problem !== null) return problem
  const { search, hostname, pathname } = new URL(issuer)
  if (search !== '') return 'Remove the ? and everything after it.'
  if (hostname === ENTRA_HOST && !ENTRA_PATH.test(pathname))
    return `Enter the address of your own tenant: https://${ENTRA_HOST}/{tenant ID}/v2.0.`
  return null
}

/** The id of the tenant of a Microsoft Entra issuer; null for any other issuer. */
export const entraTenantOf = (issuer: string): string | null => {
  const { hostname, pathname } = new URL(issuer)
  return hostname === ENTRA_HOST ? (ENTRA_PATH.exec(pathname)?.[1]?.toLowerCase() ?? null) : null
}
