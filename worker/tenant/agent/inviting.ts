import { assertAllowed } from '#domain/act'
import type { Negotiator } from '#domain/agent/agency'
import { introducerEvent } from '#domain/agent/introducer-event'
import { mayInvite } from '#domain/agent/rules'
import type { RequestContext } from '#tenant/runtime/context'
import { invite } from '#tenant/user/invitations'
import type { User } from '#tenant/user/users'
import { changeable } from './negotiators.ts'

/** Splits 'Ann Mary Reid' into 'Ann Mary' and 'Reid'; a single name stands for both. */
const namesOf = (name: string) => {
  const words = name.split(/\s+/)
  const last_name = words.at(-1) ?? name
  return { first_name: words.slice(0, -1).join(' ') || last_name, last_name }
}

/**
 * Invites a negotiator to the agents' portal. An account of their agency with the same address, which nobody else has,
 * becomes theirs instead; throws 422 for an address that anybody else signs in with.
 */
export const inviteNegotiator = (
  context: RequestContext,
  id: string,
  version: number,
): Negotiator => {
  const { negotiator: before, branch } = changeable(context, id, version)
  assertAllowed(mayInvite(before))
  const email = before.email ?? ''
  const known = context.users.byEmail(email)
  const isFree = known !== null && isFreeAgent(context, known, branch.agency_id)
  const user = isFree ? known : inviteNew(context, before, branch.agency_id)
  const negotiator = { ...before, portal_user_id: user.id, version: version + 1 }
  context.agencies.negotiators.replace(negotiator, version)
  const detail = { name: negotiator.name, email }
  context.recordEvents([
    introducerEvent('negotiator.invited', 'negotiator', negotiator, ['portal_user_id'], detail),
  ])
  return negotiator
}

const isFreeAgent = ({ store }: RequestContext, user: User, agencyId: string) =>
  user.type === 'agent' &&
  user.agency_id === agencyId &&
  store.row(
    `SELECT id FROM negotiators WHERE json_extract(doc, '$.portal_user_id') = ?`,
    user.id,
  ) === null

const inviteNew = (context: RequestContext, { name, email, phone }: Negotiator, agency: string) =>
  invite(context, {
    ...namesOf(name),
    type: 'agent',
    email: email ?? '',
    phone,
    roles: ['Agent'],
    team: null,
    job_title: null,
    is_fee_earner: false,
    agency_id: agency,
  })
