import { notFound } from '#domain/refusal'
import { as } from './cache-rules.ts'
import { requestTenant } from './tenant.ts'
import type { EdgeContext } from './visit.ts'

/** A person's key dates for the calendar that has their link; calendars send no headers of ours. */
export const calendarFeed = async ({ var: { visit } }: EdgeContext) => {
  if (visit.site.firm.external) throw notFound()
  return as('api', await requestTenant(visit, null, new Request(visit.url)))
}
