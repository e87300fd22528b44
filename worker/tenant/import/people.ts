import type { RowProblem } from '#domain/import/import'
import type { Named } from '#domain/party'
import { hasPermission } from '#domain/permissions'
import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'
import { personOf } from '#tenant/user/people'
import type { User } from '#tenant/user/users'

type Found = { readonly named: Named | null } | { readonly problem: RowProblem }

/** Finds staff by name or email address, reading each once for all rows. */
export const staffIn = (context: RequestContext) => {
  const known = new Map<string, User | null>()
  const find = (text: string) => {
    const key = text.toLowerCase().trim()
    if (!known.has(key)) known.set(key, findUser(context, key))
    return known.get(key) ?? null
  }
  const named = (user: User): Named => ({ id: user.id, name: fullName(user) })
  const mayHave = new Map<string, boolean>()
  const isOwner = (user: User, may: 'leads.create' | 'quotes.create') => {
    const known =
      mayHave.get(user.id) ??
      (user.status === 'active' && hasPermission(personOf(context, user), may))
    mayHave.set(user.id, known)
    return known
  }
  return {
    /** Active staff who may own the record; null when the cell is empty. */
    owner: (text: string, may: 'leads.create' | 'quotes.create'): Found => {
      if (text === '') return { named: null }
      const user = find(text)
      return user !== null && isOwner(user, may)
        ? { named: named(user) }
        : refused(
            'Owner',
            text,
            'Nobody on the sales desk has this name. Correct it, or leave the column out.',
          )
    },
    /** Present or former staff; null when the cell is empty. */
    anybody: (label: string, text: string): Found => {
      if (text === '') return { named: null }
      const user = find(text)
      return user === null
        ? refused(
            label,
            text,
            'No member of staff has this name. Correct it, or leave the column out.',
          )
        : { named: named(user) }
    },
  }
}

const refused = (column: string, value: string, reason: string): Found => ({
  problem: { column, value, reason },
})

const findUser = ({ users, store }: RequestContext, key: string): User | null => {
  const [row] = store.rows<{ id: string }>(
    `SELECT id FROM users WHERE type = 'staff' AND (email = ?1 OR
       lower(json_extract(doc, '$.first_name') || ' ' || json_extract(doc, '$.last_name')) = ?1)
     ORDER BY status = 'active' DESC, id LIMIT 1`,
    key,
  )
  return row ? users.find(row.id) : null
}
