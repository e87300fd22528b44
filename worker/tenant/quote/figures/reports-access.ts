import { hasPermission } from '#domain/permissions'
import { notFound } from '#domain/refusal'
import type { Person } from '#tenant/user/people'

export const seesReports = (person: Person) => hasPermission(person, 'reports.view-any')

/** Throws 404 for another user’s figures unless the person may see reports. */
export const requireReportsOf = (person: Person, userId: string | undefined) => {
  if (userId !== person.id && !seesReports(person)) throw notFound()
}
