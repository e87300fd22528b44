import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import type { FactKey } from '#domain/conveyance/plan/fact'
import { mayRecordFact } from '#domain/conveyance/plan/fact/acts'
import { withFact } from '#domain/conveyance/plan/fact-recording'
import { mayWorkOnCase } from '#domain/conveyance/plan/task-acts'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import {
  addMonths,
  type DateOnly,
  earlier,
  type Instant,
  londonDate,
  londonInstant,
} from '#domain/dates'
import type { Actor } from '#domain/party'
import { addWorkingDays } from '#domain/working-days'
import { type CaseOrder, isOutstanding, orderName } from './order.ts'
import { type Product, productOf } from './product.ts'

/** Age in months up to which lenders accept a search: UK Finance Lenders’ Handbook. */
const SEARCH_MONTHS = 6
/** Priority period of an OS1 search in working days: Land Registration Rules 2003, rule 131. */
const PRIORITY_WORKING_DAYS = 30

/** The day on which a result usually expires; null for a product that does not. */
export const usualExpiry = (product: Product, delivered_on: DateOnly): DateOnly | null => {
  const { expiry } = productOf(product)
  if (expiry === 'os1_expires_on') return addWorkingDays(delivered_on, PRIORITY_WORKING_DAYS)
  return expiry === null ? null : addMonths(delivered_on, SEARCH_MONTHS)
}

type ExpiryKey = NonNullable<ReturnType<typeof productOf>['expiry']>

/** The first day on which something received for a key date expires; null when nothing was. */
export const expiryFrom = (orders: readonly CaseOrder[], key: ExpiryKey): DateOnly | null =>
  orders
    .filter(({ product, cancelled }) => cancelled === null && productOf(product).expiry === key)
    .flatMap(({ result }) => result?.expires_on ?? [])
    .reduce<DateOnly | null>((first, on) => (first === null ? on : earlier(first, on)), null)

/** Whether everything that was ordered for a fact has come back; a priority search must be clear as well. */
const isProven = (fact: FactKey, orders: readonly CaseOrder[]) => {
  const its = orders.filter((it) => productOf(it.product).fact === fact && !it.cancelled)
  const isClear = its.every(({ result }) => result?.outcome === 'clear')
  return its.length > 0 && !its.some(isOutstanding) && (fact !== 'priority_search_clear' || isClear)
}

const withExpiry = (conveyance: Conveyance, orders: readonly CaseOrder[], product: Product) => {
  const key = productOf(product).expiry
  const on = key && expiryFrom(orders, key)
  return key && on
    ? { ...conveyance, key_dates: { ...conveyance.key_dates, [key]: on } }
    : conveyance
}

/** The fact that a result proves, if it is not recorded yet and may be recorded by itself. */
const provenFact = (records: CaseRecords, orders: readonly CaseOrder[], product: Product) => {
  const { fact } = productOf(product)
  if (fact === null || records.conveyance.facts[fact] || !isProven(fact, orders)) return null
  return mayWorkOnCase(records.conveyance) === true && mayRecordFact(records, fact) === true
    ? fact
    : null
}

const dateEvent = (from: DateOnly | null, to: DateOnly | null, key: ExpiryKey) =>
  from === to
    ? []
    : [
        {
          name: 'conveyance.updated' as const,
          changed: [key],
          detail: { dates: { [key]: { from, to } } },
        },
      ]

/** The case after a result: its key date is the first expiry, and the fact is recorded on the day of delivery. */
export const followResult = (
  records: CaseRecords,
  orders: readonly CaseOrder[],
  order: CaseOrder,
  by: Actor,
  now: Instant,
): CaseChange => {
  const dated = withExpiry(records.conveyance, orders, order.product)
  const fact = provenFact({ ...records, conveyance: dated }, orders, order.product)
  const at = londonInstant(order.result?.delivered_on ?? londonDate(now), '12:00')
  const conveyance = fact
    ? withFact(dated, fact, by, at < now ? at : now, { note: orderName(order) })
    : dated
  const key = productOf(order.product).expiry
  const events = key
    ? dateEvent(records.conveyance.key_dates[key], conveyance.key_dates[key], key)
    : []
  return fact === null && events.length === 0
    ? { ...records, events: [] }
    : settle(records, { conveyance }, now, events)
}
