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

type RowProps = {
  resource: string
  chosen: readonly string[]
  set: (names: readonly string[], on: boolean) => void
  disabled: boolean
}

const Row = ({ resource, chosen, set, disabled }: RowProps) => {
  const name = resourceName(resource)
  const all = ofResource(resource)
  const hint = hintOf(all.filter((it) => chosen.includes(it)))
  return (
    <tr>
      <td title={name}>
        {name}
        {hint && <span className="warn hint-line">{hint}</span>}
      </td>
      {actions.map((action) => {
        const permission = permissionFor(resource, action)
        const label = `${name}: ${heads[action].toLowerCase()}`
        return (
          <td key={action}>
            {permission ? (
              <GrantBox {...{ label, chosen, set, disabled }} names={[permission]} />
            ) : (
              <span className="faint">–</span>
            )}
          </td>
        )
      })}
      <td>
        <GrantBox {...{ chosen, set, disabled }} label={`${name}: all`} names={all} />
      </td>
    </tr>
  )
}

/** A box for several permissions at once, half ticked where some of them are held. */
const GrantBox = ({
  label,
  names,
  chosen,
  set,
  disabled,
}: Omit<RowProps, 'resource'> & { label: string; names: readonly string[] }) => {
  const held = names.filter((name) => chosen.includes(name)).length
  return (
    <input
      type="checkbox"
      className="box"
      aria-label={label}
      checked={held === names.length}
      disabled={disabled}
      ref={(box) => {
        if (box) box.indeterminate = held > 0 && held < names.length
      }}
      onChange={(event) => set(names, event.target.checked)}
    />
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
