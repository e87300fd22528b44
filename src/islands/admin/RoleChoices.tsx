import { useId } from 'react'
import type { UserChoices } from '#domain/user-account'

type Props = {
  roles: UserChoices['roles']
  /** What the person has before anything is changed: that may stay. */
  held: readonly string[]
  chosen: readonly string[]
  faults?: readonly string[] | undefined
  onChange: (chosen: readonly string[]) => void
}

/** Roles add up; one that grants more than the giver holds cannot be given, and says why. */
export const RoleChoices = ({ roles, held, chosen, faults, onChange }: Props) => {
  const id = useId()
  return (
    <fieldset
      className="role-choices"
      aria-describedby={faults?.length ? `${id}-fault` : undefined}
    >
      <legend className="lab">Roles</legend>
      {faults?.length ? (
        <p className="fault" id={`${id}-fault`}>
          {faults.join(' ')}
        </p>
      ) : null}
      {roles.map((it) => {
        const isOn = chosen.includes(it.name)
        const isOut = it.beyond.length > 0 && !held.includes(it.name)
        return (
          <label key={it.name} className={`check ${isOut ? 'faint' : ''}`}>
            <input
              type="checkbox"
              className="box"
              name="roles"
              value={it.name}
              checked={isOn}
              disabled={isOut}
              onChange={() =>
                onChange(isOn ? chosen.filter((name) => name !== it.name) : [...chosen, it.name])
              }
            />
            <span>
              <b className="med">{it.name}</b>{' '}
              <span className="mute">
                {isOut
                  ? `You do not hold all that it grants: ${it.beyond.slice(0, 3).join(', ')}${it.beyond.length > 3 ? ' …' : ''}`
                  : it.description}
              </span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
