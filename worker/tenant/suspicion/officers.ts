import type { Named } from '#domain/party'
import { hasPermission } from '#domain/permissions'
import { assertValid, notFound, stale } from '#domain/refusal'
import type { OfficersEntry } from '#domain/suspicion/bodies'
import { isOfficer, type ReportingOfficers } from '#domain/suspicion/officers'
import type { OfficersView } from '#domain/suspicion/view'
import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'
import { reportingOfficersSetting } from './document.ts'

const nobody: ReportingOfficers = { version: 0, mlro: null, deputy: null }

/** Who receives reports, without whoever has left: nothing reaches them. */
export const officersOf = ({
  settings,
  users,
}: Pick<RequestContext, 'settings' | 'users'>): ReportingOfficers => {
  const { version, mlro, deputy } = settings.get(reportingOfficersSetting) ?? nobody
  const present = (officer: Named | null) =>
    officer && users.find(officer.id)?.status === 'active' ? officer : null
  return { version, mlro: present(mlro), deputy: present(deputy) }
}

const activeStaff = ({ users }: RequestContext) =>
  users
    .activeStaff()
    .map((user) => ({ id: user.id, name: fullName(user) }))
    .toSorted((a, b) => a.name.localeCompare(b.name))

/** Who receives reports of suspicion; whom to choose only for those who may name them. */
export const officersView = (context: RequestContext): OfficersView => ({
  ...officersOf(context),
  choices: hasPermission(context.person, 'firm.update') ? activeStaff(context) : [],
})

/** Names the reporting officer and the deputy. Throws 409 for a stale version, 422 for nobody of the firm or one person twice. */
export const nameOfficers = (
  context: RequestContext,
  { version, mlro, deputy }: OfficersEntry,
): OfficersView => {
  const before = officersOf(context)
  if (before.version !== version) throw stale(officersView(context), null)
  const staff = activeStaff(context)
  const found = (id: string | null) => staff.find((it) => it.id === id) ?? null
  const [first, second] = [found(mlro), deputy ? found(deputy) : null]
  assertValid({
    ...(first === null && { mlro: ['Choose somebody who works here.'] }),
    ...(deputy && second === null && { deputy: ['Choose somebody who works here.'] }),
    ...(deputy && deputy === mlro && { deputy: ['Choose somebody else as the deputy.'] }),
  })
  const next = { version: version + 1, mlro: first, deputy: second }
  context.settings.put(reportingOfficersSetting, next)
  context.recordEvents([
    {
      name: 'reporting-officers.named',
      ...{ subject: 'firm', id: 'reporting-officers', version: next.version },
      changed: ['reporting_officers'],
      detail: { mlro: first?.name ?? '', deputy: second?.name ?? null },
    },
  ])
  return officersView(context)
}

/** Throws the 404 of a page that does not exist, to everybody but the two who were named. */
export const assertOfficer = (context: RequestContext) => {
  if (!isOfficer(officersOf(context), context.person.id)) throw notFound()
}
