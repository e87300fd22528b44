import type { Named } from '#domain/party'
import { invalid, wrongState } from '#domain/refusal'
import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'
import type { User } from '#tenant/user/users'

const named = (it: User): Named => ({ id: it.id, name: fullName(it) })

/**
 * The fee earner of a new case: the chosen one, else whoever opens it, else the one with the fewest. Throws 409 when
 * there is none, 422 for a choice that is not one.
 */
export const allocate = (
  context: RequestContext,
  chosenId?: string,
): { fee_earner: Named; assistant: Named | null } => {
  const earners = context.users.feeEarners()
  const load = new Map(earners.map((it) => [it.id, liveCases(context, it.id)]))
  const [lightest] = earners.toSorted((a, b) => (load.get(a.id) ?? 0) - (load.get(b.id) ?? 0))
  const chosen = earners.find((it) => it.id === chosenId)
  if (chosenId !== undefined && chosen === undefined)
    throw invalid({ fee_earner_id: ['Choose a fee earner.'] })
  const claimant = chosen ?? earners.find((it) => it.id === context.person.id) ?? lightest
  if (claimant === undefined)
    throw wrongState(
      'conveyance.no_fee_earner',
      'There is no fee earner to take the case. Mark a user as a fee earner first.',
      [{ what: 'A fee earner', href: '/admin/users' }],
    )
  const assistant = context.users
    .withRole('Legal assistant')
    .find((it) => claimant.team !== null && it.team === claimant.team)
  return { fee_earner: named(claimant), assistant: assistant ? named(assistant) : null }
}

const liveCases = ({ store }: RequestContext, userId: string) =>
  store.row<{ count: number }>(
    `SELECT count(*) AS count FROM conveyance_keys WHERE fee_earner_id = ?
     AND status NOT IN ('closed', 'archived', 'aborted')`,
    userId,
  )?.count ?? 0
