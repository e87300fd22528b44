import type { Conveyance } from '#domain/conveyance/conveyance'
import { completionDay } from '#domain/conveyance/plan/key-date'
import type { DateOnly } from '#domain/dates'
import type { CalendarEvent } from './calendar-text.ts'

type KeyDay = { readonly key: string; readonly name: string; readonly on: DateOnly | null }

const keyDays = ({ key_dates, facts }: Conveyance): readonly KeyDay[] => [
  facts.exchanged
    ? { key: 'exchange', name: 'Exchange', on: key_dates.exchanged_on }
    : { key: 'exchange', name: 'Exchange target', on: key_dates.exchange_target_on },
  { key: 'completion', name: 'Completion', on: completionDay(key_dates) },
  ...(facts.completed
    ? []
    : [
        { key: 'offer', name: 'Mortgage offer expires', on: key_dates.offer_expires_on },
        { key: 'searches', name: 'Searches expire', on: key_dates.searches_expire_on },
      ]),
  ...(facts.ap1_lodged
    ? []
    : [{ key: 'os1', name: 'Priority period ends', on: key_dates.os1_expires_on }]),
  ...(facts.sdlt_filed ? [] : [{ key: 'tax', name: 'Tax return due', on: key_dates.sdlt_due_on }]),
]

/** The key dates of a case as events of a calendar, by address and reference alone: no client is named. */
export const calendarEventsOf = (conveyance: Conveyance, caseUrl: string): CalendarEvent[] => {
  const { id, ref, address } = conveyance
  const which = [address.line, ref].filter(Boolean).join(', ')
  return keyDays(conveyance).flatMap(({ key, name, on }) =>
    on === null
      ? []
      : [{ id: `${id}-${key}@deedbox`, on, title: `${name}: ${which}`, url: caseUrl }],
  )
}
