import type { FoundConveyancer } from '../fields.ts'
import type { Parties } from '../party/party-details.ts'
import type { Reached } from './reached.ts'

/** The mail addresses that are neither a party's nor of the office of a conveyancer. */
export const freeOf = (
  reached: readonly Reached[],
  { sellers, buyers }: Parties,
  conveyancers: readonly FoundConveyancer[],
): readonly Reached[] => {
  const ofParties = [...sellers.value, ...buyers.value].map(({ email }) => email)
  const ofLawyers = conveyancers.map(({ email }) => email.value)
  const free = reached.filter(({ email }) => !ofParties.includes(email))
  return ofLawyers.reduce<readonly Reached[]>((left, email) => withoutHost(left, email), free)
}

/** The mail addresses that are not of the office of one of them. */
export const withoutHost = (reached: readonly Reached[], email: string | null) => {
  const host = email?.split('@')[1]
  return host === undefined ? reached : reached.filter((it) => !it.email.endsWith(`@${host}`))
}
