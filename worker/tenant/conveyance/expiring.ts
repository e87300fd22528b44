import { expiryWarnings } from '#domain/conveyance/expiries'
import type { DayExpiry } from '#domain/conveyance/my-day'
import { EXPIRING_DAYS } from '#domain/conveyance/view'
import { addDays } from '#domain/dates'
import { ownIds } from '#domain/user/acting-person'
import { inOrder } from '#tenant/core/in-order'
import type { RequestContext } from '#tenant/runtime/context'
import { conveyanceDocument } from './document.ts'

const MOST_CASES = 20

/** The open cases that a person works on in which something expires soon or too early, the earliest first. */
export const expiringCases = ({ store, person, today }: RequestContext): DayExpiry[] => {
  const ids = store
    .rows<{ id: string }>(
      `SELECT DISTINCT t.id FROM json_each(?) AS u
       CROSS JOIN conveyance_people AS p ON p.user_id = u.value AND p.open = 1
       CROSS JOIN conveyance_keys AS t ON t.id = p.id
       WHERE t.expires_on < '9999' AND (t.expires_on <= ? OR t.expires_on < t.completion_on)
       ORDER BY t.expires_on, t.id LIMIT ?`,
      JSON.stringify(ownIds(person)),
      addDays(today, EXPIRING_DAYS),
      MOST_CASES,
    )
    .map((it) => it.id)
  return inOrder(store, conveyanceDocument, ids)
    .map((it) => ({
      conveyance_id: it.id,
      ref: it.ref,
      address: [it.address.line, it.address.town].filter(Boolean).join(', '),
      warnings: [...expiryWarnings(it, today)],
    }))
    .filter(({ warnings }) => warnings.length > 0)
}
