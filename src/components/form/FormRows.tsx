import { Rows } from '#components/Rows.tsx'
import { FormControl } from './FormControl.tsx'
import type { Faults } from './form-faults.ts'
import type { FormRows as Part, Value, Values } from './form-parts.ts'

type Props = {
  part: Part
  rows: readonly Values[]
  faults: Faults
  isFixed: boolean
  onChange: (path: string, value: Value) => void
}

/** A list of records in a form; every row has the same fields. */
export default function FormRows({ part, rows, faults, isFixed, onChange }: Props) {
  const { name, label, hint, one, fields, blank, least, most } = part
  const put = (next: readonly Values[]) => onChange(name, next)
  return (
    <Rows
      {...{ label, hint, one, least, most, isFixed }}
      count={rows.length}
      faults={faults[name]}
      onAdd={() => put([...rows, blank])}
      onRemove={(at) => put(rows.toSpliced(at, 1))}
      onMove={(from, to) => put(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from] ?? blank))}
    >
      {(at) => {
        const row = rows[at] ?? blank
        return (
          <div className="grid-6">
            {fields
              .filter((field) => field.when?.(row) ?? true)
              .map((field) => {
                const path = `${name}.${at}.${field.name}`
                return (
                  <FormControl
                    key={field.name}
                    field={isFixed ? { ...field, readOnly: true } : field}
                    path={path}
                    value={row[field.name] ?? null}
                    faults={faults[path]}
                    onChange={(value) => onChange(path, value)}
                    onTell={() => {}}
                  />
                )
              })}
          </div>
        )
      }}
    </Rows>
  )
}
