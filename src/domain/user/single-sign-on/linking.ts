import { domainOf } from '#domain/communication/provider/settings'
import type { UserStatus } from '#domain/user/account'
import type { UserType } from '#domain/user/user'
import type { Identity } from './identity.ts'
import type { SingleSignOnFault } from './refusals.ts'

export type Account = {
  readonly id: string
  readonly type: UserType
  readonly status: UserStatus
  readonly email: string
}

type Found = {
  /** The account that the identity is linked to. */
  readonly linked: Account | null
  /** The account with the address of the identity. */
  readonly addressed: Account | null
  /** Whether that account is linked to somebody else at the same issuer. */
  readonly isTaken: boolean
}

export type Linking = { readonly account: Account; readonly isNew: boolean }

const isUsable = ({ type, status }: Account) =>
  type === 'staff' && (status === 'active' || status === 'invited')

/** The account that an identity signs in to, or why there is none. Nobody is created, and nobody found by name. */
export const linkingOf = (
  identity: Identity,
  { linked, addressed, isTaken }: Found,
  domains: readonly string[],
): Linking | SingleSignOnFault => {
  const account = linked ?? addressed
  const fault = linked === null ? addressFault(identity, domains) : null
  if (fault !== null) return fault
  if (account === null || account.type !== 'staff') return 'unknown'
  if (!isUsable(account)) return 'inactive'
  if (!domains.includes(domainOf(account.email.toLowerCase()))) return 'other_domain'
  if (linked === null && isTaken) return 'linked_elsewhere'
  return { account, isNew: linked === null }
}

const addressFault = (
  { email, is_email_verified }: Identity,
  domains: readonly string[],
): SingleSignOnFault | null => {
  if (email === null) return 'no_email'
  if (!is_email_verified) return 'unverified'
  return domains.includes(domainOf(email)) ? null : 'other_domain'
}
