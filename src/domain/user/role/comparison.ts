import { permissionName } from './grant.ts'
import type { Role } from './role.ts'
import { scopeNames } from './scope.ts'

type Compared = Pick<Role, 'permissions' | 'scope' | 'read_only' | 'money_only'>

export type ComparisonLine = {
  readonly key: string
  readonly name: string
  readonly one: string
  readonly other: string
  readonly differs: boolean
}

const line = (key: string, name: string, one: string, other: string): ComparisonLine => ({
  key,
  name,
  one,
  other,
  differs: one !== other,
})

const yes = (it: boolean) => (it ? 'Yes' : 'No')

const limits = (one: Compared, other: Compared): ComparisonLine[] => [
  line(
    'scope.conveyance',
    'Conveyances that they see',
    scopeNames[one.scope.conveyance],
    scopeNames[other.scope.conveyance],
  ),
  line(
    'scope.quotes',
    'Quotes that they see',
    scopeNames[one.scope.quotes],
    scopeNames[other.scope.quotes],
  ),
  line('read_only', 'Read-only', yes(one.read_only), yes(other.read_only)),
  line('money_only', 'Amounts of money only', yes(one.money_only), yes(other.money_only)),
]

/** Two roles line by line, what differs first; permissions that neither has are left out. */
export const comparedRoles = (one: Compared, other: Compared): ComparisonLine[] => {
  const names = [...new Set([...one.permissions, ...other.permissions])].toSorted()
  const permissions = names.map((name) =>
    line(
      name,
      permissionName(name),
      yes(one.permissions.includes(name)),
      yes(other.permissions.includes(name)),
    ),
  )
  const lines = [...limits(one, other), ...permissions]
  return [...lines.filter((it) => it.differs), ...lines.filter((it) => !it.differs)]
}
