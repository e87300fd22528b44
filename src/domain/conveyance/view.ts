import { addDays, type DateOnly, mondayOf } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import type { ConveyanceView } from './api.ts'
import type { Conveyance, ConveyanceStatus } from './conveyance.ts'
import { completionDay } from './plan/key-date.ts'

/** Working days without a completed task after which a case is stuck. */
const STUCK_WORKING_DAYS = 5
/** Days before an expiry from which a case counts as expiring. */
export const EXPIRING_DAYS = 21
/** Days without contact after which a client counts as not updated. */
const NOT_TOLD_DAYS = 7

/** Statuses of a case that still moves towards completion. */
export const activeStatuses: readonly ConveyanceStatus[] = [
  'opening',
  'onboarding',
  'pre_contract',
  'ready_to_exchange',
  'exchanged',
]
export const afterCompletionStatuses: readonly ConveyanceStatus[] = ['completed', 'post_completion']
export const openStatuses: readonly ConveyanceStatus[] = [
  ...activeStatuses,
  ...afterCompletionStatuses,
  'on_hold',
]

export const viewDays = (today: DateOnly) => ({
  stuck_on: addWorkingDays(today, -STUCK_WORKING_DAYS),
  /** The week; at a weekend the one that comes. */
  week_from: mondayOf(addDays(today, 2)),
  week_to: addDays(mondayOf(addDays(today, 2)), 6),
  /** Expiring: on or before this day. */
  expires_on: addDays(today, EXPIRING_DAYS),
  /** Not updated: last contact on or before this day, or none. */
  contact_on: addDays(today, -NOT_TOLD_DAYS),
})

const isOpen = (it: Conveyance) => openStatuses.includes(it.status)
const isActive = (it: Conveyance) => activeStatuses.includes(it.status)

type ViewDays = ReturnType<typeof viewDays>
type ViewTest = (it: Conveyance, days: ViewDays, person_id: string) => boolean

const viewTests: Readonly<Record<ConveyanceView, ViewTest>> = {
  mine: (it, _, person_id) =>
    isOpen(it) && (it.fee_earner.id === person_id || it.assistant?.id === person_id),
  stuck: (it, days) => isActive(it) && it.summary.moved_on <= days.stuck_on,
  ready: (it) => it.status === 'ready_to_exchange',
  completing: ({ key_dates, facts }, days) => {
    const on = completionDay(key_dates)
    return Boolean(facts.exchanged) && on !== null && on >= days.week_from && on <= days.week_to
  },
  'after-completion': (it) => afterCompletionStatuses.includes(it.status),
  expiring: (it, days) =>
    isOpen(it) && it.summary.expires_on !== null && it.summary.expires_on <= days.expires_on,
  'not-told': (it, days) =>
    isActive(it) &&
    (it.last_client_contact_on === null || it.last_client_contact_on <= days.contact_on),
  all: () => true,
}

export const isInView = (
  conveyance: Conveyance,
  view: ConveyanceView,
  person_id: string,
  today: DateOnly,
): boolean => viewTests[view](conveyance, viewDays(today), person_id)
