import { TextField } from '#components/Fields.tsx'
import { Rows } from '#components/Rows.tsx'
import { useScalePath } from './scale-fields.ts'
import { moved } from './typed-rows.ts'

type Props = {
  label: string
  points: readonly string[]
  at: string
  onChange: (points: string[]) => void
}

/** Sentences for the client, a line each. */
export const PointRows = ({ label, points, at, onChange }: Props) => {
  const place = useScalePath()
  const { readOnly, faults } = place(at)
  return (
    <Rows
      isFlat
      label={label}
      one="line"
      count={points.length}
      isFixed={readOnly}
      faults={faults}
      onAdd={() => onChange([...points, ''])}
      onRemove={(nth) => onChange(points.toSpliced(nth, 1))}
      onMove={(from, to) => onChange(moved(points, from, to))}
    >
      {(nth) => (
        <TextField
          {...place(`${at}.${nth}`)}
          label={`Line ${nth + 1}`}
          value={points[nth] ?? ''}
          onChange={(words) => onChange(points.with(nth, words))}
        />
      )}
    </Rows>
  )
}
