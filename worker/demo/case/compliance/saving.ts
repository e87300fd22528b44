import { isEnded } from '#domain/conveyance/labels'
import { tableOf } from '#tenant/core/table'
import { fundsStatementDocument } from '#tenant/funds/document'
import { identityCheckDocument } from '#tenant/identity/document'
import type { RequestContext } from '#tenant/runtime/context'
import type { DemoFirmRecords } from '../../firm.ts'
import { fundsStatementsFrom } from './funds.ts'
import { identityChecksFrom } from './identity.ts'

/** The minute of the day at which checks that are not finished were begun. */
const BEGUN = 610

/** Saves who has proved their identity and where their money is from, as the facts of each case say. */
export const saveCompliance = (
  { store }: RequestContext,
  { world, cases, contacts }: Pick<DemoFirmRecords, 'world' | 'cases' | 'contacts'>,
) => {
  const byId = new Map(contacts.map((it) => [it.id, it]))
  const begun = world.calendar.at(world.calendar.past(1), BEGUN)
  const count = { identity: 0, funds: 0 }
  for (const { conveyance } of cases) {
    if (isEnded(conveyance)) continue
    const random = world.random.fork(`compliance of ${conveyance.ref}`)
    const scene = { conveyance, random, begun, contactOf: (id: string) => byId.get(id) }
    const { identity_checked, source_of_funds_accepted, conflict_clear } = conveyance.facts
    const open = identity_checked ? 'funds' : 'identity'
    const isAhead = count[open] % 2 === 0
    const isBuying = conveyance.matter_type === 'purchase'
    if (conflict_clear && !source_of_funds_accepted && (isBuying || !identity_checked))
      count[open] += 1
    for (const check of identityChecksFrom({ ...scene, isAhead }))
      tableOf(store, identityCheckDocument).insert(check)
    for (const told of fundsStatementsFrom({ ...scene, isAhead }))
      tableOf(store, fundsStatementDocument).insert(told)
  }
}
