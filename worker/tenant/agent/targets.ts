import { type Target, TargetMeasure, type TargetProgress } from '#domain/agent/target'
import { measuresOf, type QuoteMeasures } from '#domain/quote/figures/measure'
import { monthsOf, type QuotePeriod } from '#domain/quote/figures/statistics'
import type { RequestContext } from '#tenant/runtime/context'
import { staffById } from './visits.ts'

/** Sets a monthly target, or removes it with a null count; an unchanged target records nothing. */
export const setTarget = (context: RequestContext, target: Target): Target => {
  const { user_id, month, measure, count } = target
  const { name } = staffById(context, user_id)
  const before = targetsOf(context, user_id).find(
    (it) => it.month === month && it.measure === measure,
  )
  if ((before?.count ?? null) === count) return target
  saveTarget(context, target)
  context.recordEvents([
    {
      name: 'target.set',
      subject: 'target',
      id: user_id,
      version: 0,
      changed: [measure],
      detail: { user: name, month, before: before?.count ?? null, after: count },
    },
  ])
  return target
}

const saveTarget = ({ store }: RequestContext, { user_id, month, measure, count }: Target) =>
  count === null
    ? store.write(
        'DELETE FROM targets WHERE user_id = ? AND month = ? AND measure = ?',
        user_id,
        month,
        measure,
      )
    : store.write(
        `INSERT INTO targets (user_id, month, measure, count) VALUES (?, ?, ?, ?)
         ON CONFLICT (user_id, month, measure) DO UPDATE SET count = excluded.count`,
        user_id,
        month,
        measure,
        count,
      )

type StoredTarget = { month: string; measure: TargetMeasure; count: number }

const targetsOf = ({ store }: RequestContext, userId: string) =>
  store.rows<StoredTarget>('SELECT month, measure, count FROM targets WHERE user_id = ?', userId)

export const progressOf = (
  context: RequestContext,
  userId: string,
  period: QuotePeriod,
  monthly: readonly (QuoteMeasures & { readonly month: string })[],
): TargetProgress[] => {
  const within = monthsOf(period)
  const targets = targetsOf(context, userId).filter(({ month }) => within.includes(month))
  return TargetMeasure.options.flatMap((measure) => {
    const measureTargets = targets.filter((it) => it.measure === measure)
    if (measureTargets.length === 0) return []
    const accessibleIn = (month: string) =>
      monthly
        .filter((it) => it.month === month)
        .reduce((sum, it) => sum + measuresOf(it)[measure], 0)
    return {
      measure,
      count: measureTargets.reduce((sum, it) => sum + it.count, 0),
      reached: measureTargets.reduce((sum, it) => sum + accessibleIn(it.month), 0),
    }
  })
}
