import { TextField } from '#components/Fields.tsx'
import { Rows } from '#components/Rows.tsx'
import { useScaleFields } from './scale-fields.ts'
import { moved } from './typed-rows.ts'

type Props = {
  label: string
  points: readonly string[]
  at: string
  onChange: (points: string[]) => void
}

export const PointRows = ({ label, points, at, onChange }: Props) => {
  const fieldAt = useScaleFields()
  const { readOnly, faults } = fieldAt(at)
  return (
    <Rows
      isFlat
      label={label}
      one="line"
      count={points.length}
      isFixed={readOnly}
      faults={faults}
      onAdd={() => onChange([...points, ''])}
      onRemove={(index) => onChange(points.toSpliced(index, 1))}
      onMove={(from, to) => onChange(moved(points, from, to))}
    >
      {(index) => (
        <TextField
          {...fieldAt(`${at}.${index}`)}
          label={`Line ${index + 1}`}
          value={points[index] ?? ''}
          onChange={(text) => onChange(points.with(index, text))}
        />
      )}
    </Rows>
  )
}
