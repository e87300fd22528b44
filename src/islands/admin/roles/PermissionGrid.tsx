import type { Permission } from '#domain/permissions'
import {
  actions,
  permissionFor,
  requiredPermission,
  resourceName,
  resources,
} from '#domain/user/role/grant'

type Props = {
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  disabled?: boolean
}

const heads = { 'view-any': 'View any', view: 'View', create: 'Create', update: 'Update' }

const ofResource = (resource: string) =>
  actions.flatMap((action) => permissionFor(resource, action) ?? [])

export const PermissionGrid = ({ chosen, onChange, disabled = false }: Props) => {
  const set = (names: readonly string[], on: boolean) =>
    onChange(
      on ? [...new Set([...chosen, ...names])] : chosen.filter((name) => !names.includes(name)),
    )
  return (
    <table className="list grants" aria-label="Permissions">
      <thead>
        <tr>
          <th>Resource</th>
          {actions.map((action) => (
            <th key={action}>{heads[action]}</th>
          ))}
          <th>All</th>
        </tr>
      </thead>
      <tbody>
        {resources.map((resource) => (
          <Row key={resource} {...{ resource, chosen, set, disabled }} />
        ))}
      </tbody>
    </table>
  )
}

const Row = ({
  resource,
  chosen,
  set,
  disabled,
}: {
  resource: string
  chosen: readonly string[]
  set: (names: readonly string[], on: boolean) => void
  disabled: boolean
}) => {
  const name = resourceName(resource)
  const all = ofResource(resource)
  const held = all.filter((it) => chosen.includes(it))
  const hint = hintOf(held)
  return (
    <tr>
      <td title={name}>
        {name}
        {hint && <span className="warn hint-line">{hint}</span>}
      </td>
      {actions.map((action) => {
        const permission = permissionFor(resource, action)
        return (
          <td key={action}>
            {permission ? (
              <input
                type="checkbox"
                className="box"
                aria-label={`${name}: ${heads[action].toLowerCase()}`}
                checked={chosen.includes(permission)}
                disabled={disabled}
                onChange={(event) => set([permission], event.target.checked)}
              />
            ) : (
              <span className="faint">–</span>
            )}
          </td>
        )
      })}
      <td>
        <input
          type="checkbox"
          className="box"
          aria-label={`${name}: all`}
          checked={held.length === all.length}
          disabled={disabled}
          ref={(box) => {
            if (box) box.indeterminate = held.length > 0 && held.length < all.length
          }}
          onChange={(event) => set(all, event.target.checked)}
        />
      </td>
    </tr>
  )
}

/** Returns 'Update needs view' where a permission lacks the one it needs; null where none does. */
const hintOf = (held: readonly Permission[]) => {
  for (const name of held) {
    const need = requiredPermission(name)
    if (need !== null && !held.includes(need))
      return `${actionLabel(name)} needs ${actionLabel(need).toLowerCase()}`
  }
  return null
}

const actionLabel = (name: string) => {
  const action = actions.find((it) => name.endsWith(`.${it}`))
  return action === undefined ? name : heads[action]
}
