import { assertAllowed } from '#domain/act'
import { canViewConveyance, mayAccessConveyance } from '#domain/conveyance/access'
import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import { notFound } from '#domain/refusal'
import type { plansOf } from '#tenant/conveyance/plan/plans'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import type { Person } from '#tenant/user/people'
import type { usersOf } from '#tenant/user/users'
import { caseFileFor } from './case-file.ts'
import { conveyanceDocument } from './document.ts'
import { clientCaseOf } from './portal/client-case.ts'

type Access = 'view' | 'change'
type Parts = {
  readonly store: Store
  readonly person: Person
  readonly today: string
  readonly plans: Pick<ReturnType<typeof plansOf>, 'of'>
  readonly users: Pick<ReturnType<typeof usersOf>, 'all'>
}

export const caseReaderOf = ({ store, person, today, plans, users }: Parts) => {
  const table = tableOf(store, conveyanceDocument)
  const getFor = (id: string, access: Access): Conveyance => {
    const conveyance = table.find(id)
    if (conveyance === null || !canViewConveyance(person, conveyance)) throw notFound()
    if (access === 'change') assertAllowed(mayAccessConveyance(person, conveyance))
    return conveyance
  }
  return {
    find: getFor,
    records: (id: string, access: Access = 'view'): CaseRecords => ({
      conveyance: getFor(id, access),
      plan: plans.of(id),
    }),
    /** A case as the person sees it: clients get their own view. */
    view: (records: CaseRecords) =>
      person.type === 'staff'
        ? caseFileFor({ store, today }, records)
        : clientCaseOf({ users, today, store }, records),
    /** The cases of these ids that are within the person’s scope. */
    among: (ids: readonly string[]): Conveyance[] =>
      table.all(ids).filter((conveyance) => canViewConveyance(person, conveyance)),
    /** The cases of one client within the person’s scope, newest first. */
    ofContact: (contactId: string): Conveyance[] =>
      table
        .all(clientCaseIds(store, contactId))
        .filter((conveyance) => canViewConveyance(person, conveyance))
        .toSorted((a, b) => (a.id < b.id ? 1 : -1)),
  }
}

const clientCaseIds = (store: Store, contactId: string) =>
  store
    .rows<{ id: string }>('SELECT id FROM conveyance_clients WHERE contact_id = ?', contactId)
    .map(({ id }) => id)
