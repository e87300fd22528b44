import { entraTenantOf } from './issuer.ts'

/** Who a provider says somebody is. */
export type Identity = {
  readonly issuer: string
  /** Never used again for somebody else by the same issuer. */
  readonly subject: string
  /** In lower case; null where the provider tells none. */
  readonly email: string | null
  readonly is_email_verified: boolean
  readonly is_multi_factor: boolean
}

export type Claims = Readonly<Record<string, unknown>>

/** The identity in the claims of a validated ID token; null where they do not name a person of this issuer. */
export const identityOf = (issuer: string, claims: Claims): Identity | null => {
  const subject = subjectOf(issuer, claims)
  if (subject === null) return null
  const { email } = claims
  return {
    issuer,
    subject,
    email: typeof email === 'string' && email.includes('@') ? email.trim().toLowerCase() : null,
    is_email_verified: isEmailVerified(issuer, claims),
    is_multi_factor: isMultiFactor(claims),
  }
}

// Microsoft's `sub` differs for each application, so a person is the tenant and the object id.
const subjectOf = (issuer: string, { sub, tid, oid }: Claims) => {
  const tenant = entraTenantOf(issuer)
  if (tenant === null) return typeof sub === 'string' && sub !== '' ? sub : null
  const isOwnTenant = typeof tid === 'string' && tid.toLowerCase() === tenant
  return isOwnTenant && typeof oid === 'string' && oid !== '' ? `${tenant}:${oid}` : null
}

const isSaid = (claim: unknown, answer: boolean) =>
  [answer, String(answer), Number(answer), String(Number(answer))].some((it) => it === claim)

/**
 * Microsoft sends no `email_verified`; an issuer of the firm's own tenant is trusted with the firm's own domains unless
 * a claim says that the address is not verified. Any other issuer has to say that it is.
 */
const isEmailVerified = (issuer: string, { email_verified, xms_edov }: Claims) => {
  if (isSaid(email_verified, false) || isSaid(xms_edov, false)) return false
  return isSaid(email_verified, true) || entraTenantOf(issuer) !== null
}

// OpenID Connect EAP ACR Values 1.0 §2, and the REFEDS MFA profile.
const MULTI_FACTOR_ACR: readonly unknown[] = ['phr', 'phrh', 'https://refeds.org/profile/mfa']

/** Whether the provider asked for more than one factor itself: `mfa` of RFC 8176, or an `acr` that means as much. */
const isMultiFactor = ({ amr, acr }: Claims) =>
  (Array.isArray(amr) && amr.includes('mfa')) || MULTI_FACTOR_ACR.includes(acr)

const CLOCK_SKEW_S = 60
const OLDEST_TOKEN_S = 10 * 60

/** Whether an ID token was issued within the ten minutes that an attempt lasts; `now` in ms. */
export const isJustIssued = ({ iat }: Claims, now: number) => {
  const age = now / 1000 - Number(iat)
  return age >= -CLOCK_SKEW_S && age <= OLDEST_TOKEN_S + CLOCK_SKEW_S
}

/** Whether the token names another client as the party that it was issued to. */
export const isForAnother = ({ azp }: Claims, clientId: string) =>
  azp !== undefined && azp !== clientId
