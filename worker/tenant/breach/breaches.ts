import { assertAllowed } from '#domain/act'
import { type BreachAct, breachActs } from '#domain/breach/acts'
import type {
  BreachDecisionEntry,
  BreachDismissal,
  BreachEntry,
  BreachRemedy,
} from '#domain/breach/bodies'
import type { Breach } from '#domain/breach/breach'
import { decided, dismissedFinding, newBreach, putRight } from '#domain/breach/changing'
import type { BreachEvents } from '#domain/breach/events'
import { assertValid, wrongState } from '#domain/refusal'
import { requireFresh, tableOf } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { decidersOf } from '#tenant/user/role/holders'
import { breachDocument } from './document.ts'
import { breachFindings } from './findings.ts'

export const breachesOf = ({ store }: Pick<RequestContext, 'store'>) =>
  tableOf(store, breachDocument)

type Name = keyof BreachEvents
type Draft = {
  readonly [N in Name]: { readonly name: N; readonly detail: BreachEvents[N]['detail'] }
}[Name]

/** Records an event of a breach, which everybody who keeps the register is told of where it gives a notice. */
export const recordBreachEvent = (
  context: RequestContext,
  { id, version }: Pick<Breach, 'id' | 'version'>,
  draft: Draft,
) =>
  context.recordEvents([{ ...draft, subject: 'firm', id, version, changed: ['breaches'] }], {
    users: decidersOf(context, 'breaches.update'),
  })

const nextNumber = ({ store }: RequestContext) =>
  (store.row<{ last: number | null }>('SELECT max(number) AS last FROM breaches')?.last ?? 0) + 1

/** The case of a reference that the person may see; throws 422 for any other, null without one. */
const caseByRef = ({ store, conveyances }: RequestContext, ref: string) => {
  if (ref === '') return null
  const row = store.row<{ id: string }>('SELECT id FROM conveyances WHERE ref = ?', ref)
  const [found] = conveyances.among(row ? [row.id] : [])
  assertValid(found ? {} : { ref: ['There is no case with this reference.'] })
  return found ? { id: found.id, ref } : null
}

const assertNew = (context: RequestContext, source: string | null) => {
  if (source === null) return
  if (!breachFindings(context).some((it) => it.source === source))
    throw wrongState('breach.finding_known', 'Somebody has recorded or dismissed this already.')
}

const about = ({ number, rule }: Breach) => ({ number, rule })

/** Records a breach. Throws 422 for a case that does not exist and for impossible days, 409 for a finding that was recorded. */
export const recordBreach = (context: RequestContext, entry: BreachEntry): Breach => {
  const conveyance = caseByRef(context, entry.ref)
  assertNew(context, entry.source)
  const place = { id: context.newId(), number: nextNumber(context), conveyance }
  const breach = breachesOf(context).insert(newBreach(place, entry, context))
  recordBreachEvent(context, breach, {
    name: 'breach.recorded',
    detail: { ...about(breach), what: breach.what },
  })
  return breach
}

/** Records why what the product found is no breach; throws 409 for what it does not find. */
export const dismissFinding = (
  context: RequestContext,
  { source, reason }: BreachDismissal,
): Breach => {
  assertNew(context, source)
  const finding = breachFindings(context).find((it) => it.source === source)
  if (finding === undefined) throw new Error(`There is no finding ${source}.`)
  const place = { id: context.newId(), number: nextNumber(context) }
  const breach = breachesOf(context).insert(dismissedFinding(place, finding, reason, context))
  recordBreachEvent(context, breach, {
    name: 'breach.dismissed',
    detail: { ...about(breach), reason },
  })
  return breach
}

const change = (
  context: RequestContext,
  { id, version, act }: { readonly id: string; readonly version: number; readonly act: BreachAct },
  changed: (breach: Breach) => Breach,
): Breach => {
  const table = breachesOf(context)
  const before = table.get(id)
  requireFresh(version, before)
  assertAllowed(breachActs(before, context.person)[act])
  return table.replace(changed(before), version)
}

export const putBreachRight = (
  context: RequestContext,
  id: string,
  { version, ...entry }: BreachRemedy,
): Breach => {
  const of = { id, version, act: 'put_right' } as const
  const breach = change(context, of, (it) => putRight(it, entry, context))
  recordBreachEvent(context, breach, {
    name: 'breach.put-right',
    detail: { ...about(breach), how: entry.how },
  })
  return breach
}

export const decideBreach = (
  context: RequestContext,
  id: string,
  { version, ...entry }: BreachDecisionEntry,
): Breach => {
  const of = { id, version, act: 'decide' } as const
  const breach = change(context, of, (it) => decided(it, entry, context))
  const { is_reported, reason } = entry
  recordBreachEvent(context, breach, {
    name: 'breach.decided',
    detail: { ...about(breach), is_reported, reason },
  })
  return breach
}
