import { TextField } from '#components/Fields.tsx'
import type { RedactionBox } from '#domain/document/redaction/box'

type Props = { box: RedactionBox; onChange: (box: RedactionBox) => void }

const sides = [
  ['x', 'From the left'],
  ['y', 'From the top'],
  ['width', 'Width'],
  ['height', 'Height'],
] as const

/** The place and size of a box in per cent of its page. */
export const BoxFields = ({ box, onChange }: Props) => (
  <fieldset className="box-fields">
    <legend>The chosen box, in per cent of its page</legend>
    {sides.map(([side, label]) => (
      <TextField
        key={side}
        label={label}
        name={`box-${side}`}
        type="number"
        inputMode="decimal"
        min={0}
        max={100}
        value={String(Math.round(box[side] * 1000) / 10)}
        onChange={(typed) => {
          const share = Number(typed) / 100
          if (typed !== '' && share >= 0 && share <= 1) onChange({ ...box, [side]: share })
        }}
      />
    ))}
  </fieldset>
)
