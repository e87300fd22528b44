import { calendarText } from '#domain/conveyance/calendar-feed/calendar-text'
import { calendarEventsOf } from '#domain/conveyance/calendar-feed/events-of-case'
import { lacksPermission } from '#domain/permissions'
import { notFound, Refusal } from '#domain/refusal'
import { conveyanceDocument } from '#tenant/conveyance/document'
import { KEYS } from '#tenant/conveyance/filters'
import { conveyancesWithin, workedOnBy } from '#tenant/core/access'
import { clausesOf, whereOf } from '#tenant/core/clauses'
import { inOrder } from '#tenant/core/in-order'
import type { RequestContext } from '#tenant/runtime/context'
import { hashOf } from '#tenant/user/links'
import { type Person, personOf } from '#tenant/user/people'

const MOST_CASES = 500

/**
 * The key dates of the open cases that the person of a link works on, as a calendar. Throws 404 for a link that does
 * not work or whose person has left, and 429 for somebody who tries too many.
 */
export const readCalendarFeed = (context: RequestContext, token: string): string => {
  const person = personOfLink(context, token)
  if (person === null) throw refusalOf(context)
  const events = casesOf(context, person).flatMap((it) =>
    calendarEventsOf(it, `${context.origins.main}/conveyances/${it.id}`),
  )
  return calendarText({ name: `${context.firm.brand.name}: key dates`, now: context.now, events })
}

const personOfLink = (context: RequestContext, token: string): Person | null => {
  const row = context.store.row<{ user_id: string }>(
    'SELECT user_id FROM calendar_feeds WHERE token_hash = ?',
    hashOf(token),
  )
  const person = row && personOf(context, context.users.find(row.user_id))
  return person === null || lacksPermission(person, 'conveyance.view-any') ? null : person
}

// Only wrong links are counted, by network, so that a calendar may ask as often as it likes.
const refusalOf = ({ store, throttle, ip, now }: RequestContext) =>
  store.transaction(() => {
    const attempt = { email: 'calendar-link', ip: ip ?? '' }
    const { allowed, retry_after } = throttle.attempt(attempt, now)
    if (allowed) return notFound()
    return new Refusal(429, 'too_many_attempts', 'Too many attempts. Try again later.', {
      retry_after,
    })
  })

const casesOf = ({ store }: RequestContext, person: Person) => {
  const clauses = clausesOf(
    workedOnBy('conveyance_people', [person.id], true),
    conveyancesWithin(person, true),
  )
  const ids = store
    .rows<{ id: string }>(
      `SELECT t.id AS id FROM ${KEYS} AS t${whereOf(clauses)} ORDER BY t.id DESC LIMIT ?`,
      ...clauses.flatMap((it) => it.bindings),
      MOST_CASES,
    )
    .map(({ id }) => id)
  return inOrder(store, conveyanceDocument, ids)
}
