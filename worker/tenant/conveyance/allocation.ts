import type { Named } from '#domain/party'
import { wrongState } from '#domain/refusal'
import { fullName } from '#domain/user/user'
import type { Desk } from '#tenant/runtime/context'
import type { User } from '#tenant/user/users'

const named = (it: User): Named => ({ id: it.id, name: fullName(it) })

/** Who takes a new case: the one who opens it, if cases are theirs to take, else whoever has the fewest. */
export const allocate = (desk: Desk): { fee_earner: Named; assistant: Named | null } => {
  const earners = desk.users.feeEarners()
  const load = new Map(earners.map((it) => [it.id, liveCases(desk, it.id)]))
  const [lightest] = earners.toSorted((a, b) => (load.get(a.id) ?? 0) - (load.get(b.id) ?? 0))
  const taker = earners.find((it) => it.id === desk.person.id) ?? lightest
  if (taker === undefined)
    throw wrongState(
      'conveyance.no_fee_earner',
      'Nobody takes cases yet. Mark a user as a fee earner first.',
      [{ what: 'A fee earner', href: '/admin/users' }],
    )
  const assistant = desk.users
    .withRole('Legal assistant')
    .find((it) => taker.team !== null && it.team === taker.team)
  return { fee_earner: named(taker), assistant: assistant ? named(assistant) : null }
}

const liveCases = ({ store }: Desk, userId: string) =>
  store.row<{ count: number }>(
    `SELECT count(*) AS count FROM conveyance_keys WHERE fee_earner_id = ?
     AND status NOT IN ('closed', 'archived', 'aborted')`,
    userId,
  )?.count ?? 0
