import { hasPermission } from '#domain/permissions'
import { notFound } from '#domain/refusal'
import type { Person } from '#tenant/user/people'

/** Whether a person sees the figures of others, by name. */
export const seesReports = (person: Person) => hasPermission(person, 'reports.view-any')

/** Refuses 404 what is somebody else's to whoever sees their own alone. */
export const requireReportsOf = (person: Person, userId: string | undefined) => {
  if (userId !== person.id && !seesReports(person)) throw notFound()
}
