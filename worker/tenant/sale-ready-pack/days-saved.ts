import type { DurationCount } from '#domain/conveyance/milestone/durations'
import { figuresFrom } from '#domain/conveyance/milestone/times'
import { londonDate } from '#domain/dates'
import { type DaysSaved, daysSaved } from '#domain/sale-ready-pack/days-saved'
import type { PackRecord } from '#domain/sale-ready-pack/record'
import type { RequestContext } from '#tenant/runtime/context'

/** The stage of a sale in which its contract pack is put together and sent. */
const STAGE = 'contract-pack'

type Time = { readonly workflow: string; readonly done_on: string; readonly working_days: number }

const timeOf = ({ store }: RequestContext, conveyanceId: string) =>
  store.row<Time>(
    `SELECT workflow, done_on, working_days FROM milestone_times
     WHERE conveyance_id = ? AND milestone = ?`,
    conveyanceId,
    STAGE,
  )

/** How long the stage took within a year, in the sales whose pack was released to nobody. */
const timesWithout = ({ store, today }: RequestContext, workflow: string) =>
  store.rows<DurationCount>(
    `SELECT working_days, count(*) AS count FROM milestone_times
     WHERE workflow = ? AND done_on >= ? AND milestone = ?
       AND conveyance_id NOT IN (SELECT conveyance_id FROM sale_ready_packs
         WHERE conveyance_id IS NOT NULL AND status = 'released')
     GROUP BY working_days`,
    workflow,
    figuresFrom(today),
    STAGE,
  )

/** The day on which the first conveyancer got a pack; null before that. */
const releasedOn = ({ releases }: PackRecord) => {
  const first = releases.find(({ party }) => party === 'conveyancer')
  return first === undefined ? null : londonDate(first.at)
}

/** What each pack of a page saved, once its conveyancer had it before the stage was done; null where that is unknown. */
export const daysSavedOf = (context: RequestContext) => {
  const usual = new Map<string, DurationCount[]>()
  const without = (workflow: string) => {
    const known = usual.get(workflow) ?? timesWithout(context, workflow)
    usual.set(workflow, known)
    return known
  }
  return (pack: PackRecord): DaysSaved | null => {
    const released = releasedOn(pack)
    const time = released && pack.conveyance_id && timeOf(context, pack.conveyance_id)
    if (!released || !time || released > time.done_on) return null
    return daysSaved(time.working_days, without(time.workflow))
  }
}
