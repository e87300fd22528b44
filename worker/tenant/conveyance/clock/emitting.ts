import type { TimedValue } from '#domain/conveyance/clock/events'
import { timedEvent } from '#domain/conveyance/clock/timed-event'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { type DateOnly, fullDate } from '#domain/dates'
import { agentsOf } from '#tenant/conveyance/agents'
import { brokersOf } from '#tenant/conveyance/brokers'
import { caseCorrespondence } from '#tenant/conveyance/correspondence'
import { orFailAside } from '#tenant/core/set-aside'
import type { Correspondence } from '#tenant/events/messages'
import type { RequestContext } from '#tenant/runtime/context'
import { adoptCases } from './adoption.ts'
import { recipientsOf } from './recipients.ts'
import { countForSummary, sendSummaries } from './summaries.ts'
import type { TimedRow } from './timed-dates.ts'

/** Events for each time that the alarm rings; it rings again at once for the rest. */
const MOST_EVENTS = 100
const MOST_ASIDE = 20
/** What comes later than this is counted in one message to each person, not said by itself. */
const OLD_MS = 86_400_000

const isOld = ({ fires_at }: TimedRow, now: string) =>
  Date.parse(now) - Date.parse(fires_at) > OLD_MS

/** Emits what has come in cases, each once, a bounded number at a time. */
export const emitCaseDates = (context: RequestContext) => {
  const { caseClock, store, now } = context
  adoptCases(context)
  const rows = caseClock.due(now, MOST_EVENTS)
  const aside = caseClock.dueAside(now, MOST_ASIDE)
  if (rows.length + aside.length > 0) {
    const recipients = recipientsOf(store)
    for (const row of [...rows, ...aside])
      orFailAside(store, { table: 'conveyances', id: row.conveyance_id }, () =>
        emit(context, row, recipients),
      )
  }
  if (rows.length < MOST_EVENTS) sendSummaries(context)
}

const timedCorrespondence = (
  context: RequestContext,
  conveyance: Conveyance,
  day: DateOnly,
): Correspondence<TimedValue> => {
  const { store, by, origins } = context
  const agents = agentsOf(store, conveyance)
  const brokers = brokersOf(store, conveyance)
  const { values, ...of } = caseCorrespondence({ by, origins, agents, brokers }, conveyance)
  return { ...of, values: { ...values, on: fullDate(day) } }
}

const emit = (
  context: RequestContext,
  row: TimedRow,
  recipients: ReturnType<typeof recipientsOf>,
) => {
  const { conveyances, caseClock, store, now } = context
  const records = conveyances.records(row.conveyance_id)
  const users = recipients(records, row)
  const event = timedEvent(records, { name: row.name, item: row.item, on: row.day })
  if (isOld(row, now)) {
    countForSummary(store, row.name, users)
    context.recordEvents([event], { correspondence: () => null })
  } else
    context.recordEvents([event], {
      users,
      clients: records.conveyance.clients.map(({ contact_id }) => contact_id),
      correspondence: () => timedCorrespondence(context, records.conveyance, row.day),
    })
  caseClock.emitted(row, now)
}
