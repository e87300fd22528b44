import type { UserRow } from '#domain/user/account'
import type { UserListQuery, UserSort } from '#domain/user/account-api'
import { clausesOf } from '#tenant/core/clauses'
import type { Sort } from '#tenant/core/cursor'
import { listQueryOf, sortAmong } from '#tenant/core/list-query'
import { NAMELESS } from '#tenant/core/sort-name'
import type { RequestContext } from '#tenant/runtime/context'
import { grantMoreAdministration } from '#tenant/user/role/granting'
import { userDocument } from './document.ts'
import { NEVER_IN, type User } from './users.ts'

const FINISHED_STATUSES = ['closed', 'archived', 'aborted']

type Count = { id: string; count: number }

const clauses = ({ q, type, status }: UserListQuery) => {
  const searchText = q?.trim().toLowerCase()
  return clausesOf(
    type && {
      where: 't.type = ?',
      ids: 'SELECT id FROM users WHERE type = ?',
      bindings: [type],
    },
    status && { where: 't.status = ?', bindings: [status] },
    searchText && {
      where: `(instr(t.sort_name, ?) OR instr(t.email, ?)
        OR instr(lower(json_extract(t.doc, '$.first_name') || ' ' || json_extract(t.doc, '$.last_name')), ?))`,
      bindings: [searchText, searchText, searchText],
    },
  )
}

const columns: Readonly<Record<UserSort, Pick<Sort, 'column' | 'empty'>>> = {
  name: { column: 'sort_name' },
  email: { column: 'email' },
  roles: { column: 'sort_roles', empty: NAMELESS },
  login: { column: 'login_at', empty: NEVER_IN },
}

type Query = UserListQuery & { readonly limit?: number }

const sortOf = sortAmong(columns, 'name')

export const userListOf = (context: RequestContext) =>
  listQueryOf({
    store: context.store,
    table: 'users',
    document: userDocument,
    clauses,
    sort: (query: Query) => sortOf(query),
    rowsOf: (users) => rowsOf(context, users),
  })

export const rowsOf = (context: RequestContext, users: readonly User[]): UserRow[] => {
  const ids = JSON.stringify(users.map((it) => it.id))
  const open = counted(
    context,
    `SELECT p.user_id AS id, count(*) AS count FROM json_each(?) AS u
     CROSS JOIN conveyance_people AS p ON p.user_id = u.value
     CROSS JOIN conveyance_keys AS k ON k.id = p.id
     WHERE k.status NOT IN (SELECT value FROM json_each(?)) GROUP BY p.user_id`,
    ids,
    JSON.stringify(FINISHED_STATUSES),
  )
  const overdue = counted(
    context,
    `SELECT user_id AS id, count(*) AS count FROM open_tasks
     WHERE user_id IN (SELECT value FROM json_each(?)) AND chase_on IS NULL AND due_on < ? GROUP BY user_id`,
    ids,
    context.today,
  )
  const rolesBeyond = context.roles
    .list()
    .filter((role) => grantMoreAdministration(context.person, [role]))
  const logins = context.users.logins(users.map((it) => it.id))
  return users.map((user) => ({
    id: user.id,
    version: user.version,
    type: user.type,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    job_title: user.job_title,
    phone: user.phone,
    status: user.status,
    roles: [...user.roles],
    team: user.team,
    is_fee_earner: user.is_fee_earner,
    agency_id: user.agency_id,
    open_cases: open.get(user.id) ?? 0,
    overdue: overdue.get(user.id) ?? 0,
    last_login_at: logins.get(user.id) ?? null,
    holds_more: rolesBeyond.some((role) => user.roles.includes(role.name)),
  }))
}

const counted = ({ store }: RequestContext, query: string, ...bindings: string[]) =>
  new Map(store.rows<Count>(query, ...bindings).map((it) => [it.id, it.count]))
