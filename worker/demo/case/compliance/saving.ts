import type { Conveyance } from '#domain/conveyance/conveyance'
import { isEnded } from '#domain/conveyance/labels'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { fundsStatementDocument } from '#tenant/funds/document'
import { identityCheckDocument } from '#tenant/identity/document'
import { riskAssessmentDocument } from '#tenant/risk/document'
import { riskFactsOf } from '#tenant/risk/stored'
import type { RequestContext } from '#tenant/runtime/context'
import { namedOf } from '../../cast/staff.ts'
import type { DemoFirmRecords } from '../../firm.ts'
import { fundsStatementsFrom } from './funds.ts'
import { identityChecksFrom } from './identity.ts'
import { riskAssessmentFrom } from './risk.ts'

/** The minute of the day at which checks that are not finished were begun. */
const BEGUN = 610

const saveRisk = (store: Store, world: DemoFirmRecords['world'], conveyance: Conveyance) => {
  const assessment = riskAssessmentFrom({
    conveyance,
    facts: riskFactsOf(store, conveyance),
    random: world.random.fork(`risk of ${conveyance.ref}`),
    today: world.calendar.today,
    second: namedOf(world.staff.compliance),
  })
  if (assessment) tableOf(store, riskAssessmentDocument).insert(assessment)
}

/** Saves who has proved their identity, where their money is from and the risk, as the facts of each case say. */
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
    saveRisk(store, world, conveyance)
  }
}
