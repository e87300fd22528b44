import { useStore } from '@nanostores/react'
import { SelectField } from '#components/Fields.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { comparedRoles } from '#domain/user/role/comparison'
import type { RoleRow } from '#domain/user/role/role'
import { $route, setSearch } from '#stores/chrome/route'
import { $roles } from '#stores/user/role/roles'

/** Two roles beside each other, as the address names them. */
export default function CompareRoles() {
  const roles = useStore($roles)
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Compare Roles</h1>
      </header>
      <Loaded from={roles} skeleton={<Skeleton rows={16} />} retry={() => $roles.revalidate()}>
        {(rows) => <Comparison rows={rows} />}
      </Loaded>
    </>
  )
}

const Comparison = ({ rows }: { rows: readonly RoleRow[] }) => {
  const query = new URLSearchParams(useStore($route).search)
  const one = rows.find(({ id }) => id === query.get('one')) ?? rows[0]
  const other = rows.find(({ id }) => id === query.get('other')) ?? rows[1]
  if (one === undefined || other === undefined) return <p className="mute">There is one role.</p>
  const choose = (chosen: { one?: string; other?: string }) =>
    setSearch(`?${new URLSearchParams({ one: one.id, other: other.id, ...chosen })}`)
  const options = rows.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <div className="compare-choice">
        <SelectField
          label="One role"
          name="one"
          value={one.id}
          options={options}
          onChange={(id) => choose({ one: id })}
        />
        <SelectField
          label="Other role"
          name="other"
          value={other.id}
          options={options}
          onChange={(id) => choose({ other: id })}
        />
      </div>
      <Lines one={one} other={other} />
    </>
  )
}

const Lines = ({ one, other }: { one: RoleRow; other: RoleRow }) => {
  const lines = comparedRoles(one, other)
  const count = lines.filter((it) => it.differs).length
  return (
    <>
      <p className="mute" role="status">
        {count === 0 ? 'Both give the same access.' : `${count} differences, shown first.`}
      </p>
      <table className="list compare" aria-label="Comparison">
        <thead>
          <tr>
            <th>Access</th>
            <th>{one.name}</th>
            <th>{other.name}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key} className={line.differs ? 'differs' : ''}>
              <td>{line.name}</td>
              <td>{line.one}</td>
              <td>{line.other}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
