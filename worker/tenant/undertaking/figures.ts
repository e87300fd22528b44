import { soonOwed, type UndertakingFigures } from '#domain/undertaking/undertaking'
import { fullName } from '#domain/user/user'
import { KEYS } from '#tenant/conveyance/filters'
import { conveyancesWithin } from '#tenant/core/access'
import { clausesOf } from '#tenant/core/clauses'
import type { RequestContext } from '#tenant/runtime/context'

type Counted = Omit<UndertakingFigures, 'fee_earner'> & { readonly fee_earner_id: string }

const count = (condition: string) => `coalesce(sum(${condition}), 0)`

/** What is owed and waits in the cases of the person’s scope, by fee earner, the most overdue first. */
export const undertakingFigures = ({
  store,
  person,
  today,
  users,
}: RequestContext): UndertakingFigures[] => {
  const clauses = clausesOf(conveyancesWithin(person))
  const within = clauses.map(({ where }) => ` AND (${where})`).join('')
  const ours = `side = 'given' AND status = 'given'`
  return store
    .rows<Counted>(
      `SELECT fee_earner_id, ${count(ours)} AS owed, ${count(`${ours} AND due_on < ?1`)} AS overdue,
         ${count(`${ours} AND due_on BETWEEN ?1 AND ?2`)} AS due_soon,
         ${count(`status = 'proposed'`)} AS waiting,
         ${count(`side = 'received' AND status = 'given'`)} AS received
       FROM (SELECT t.fee_earner_id, u.status, u.due_on, json_extract(u.doc, '$.side') AS side
         FROM undertakings AS u JOIN ${KEYS} AS t ON t.id = u.conveyance_id
         WHERE u.status IN ('given', 'proposed')${within})
       GROUP BY fee_earner_id ORDER BY overdue DESC, owed DESC, fee_earner_id`,
      today,
      soonOwed(today),
      ...clauses.flatMap((it) => it.bindings),
    )
    .map(({ fee_earner_id, ...figures }) => {
      const name = fullName(users.get(fee_earner_id))
      return { ...figures, fee_earner: { id: fee_earner_id, name } }
    })
}
