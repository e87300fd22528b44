import { SelectField, TextField } from '#components/Fields.tsx'
import { MoneyField } from '#components/form/MoneyField.tsx'
import { Rows } from '#components/Rows.tsx'
import type { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import { type AddedLine, mattersOf } from '#domain/quote/facts'
import { formatAmount, moved, typedAmount } from '#islands/quotes/prices/typed-rows.ts'
import { changeFacts } from '#stores/quote/draft'
import type { AdjustmentProps } from './manual-adjustments.ts'

export const AddedLineRows = ({ facts, at }: AdjustmentProps) => {
  const { added_lines } = facts
  const matters = mattersOf(facts.subject)
  const save = (next: AddedLine[]) => changeFacts({ added_lines: next })
  return (
    <Rows
      isFlat
      label="Added lines"
      one="line"
      count={added_lines.length}
      most={20}
      onAdd={() => save([...added_lines, blank(matters[0] ?? 'sale')])}
      onRemove={(index) => save(added_lines.toSpliced(index, 1))}
      onMove={(from, to) => save(moved(added_lines, from, to))}
    >
      {(index) => {
        const line = added_lines[index]
        return (
          line && (
            <AddedLineFields
              line={line}
              field={`added_lines.${index}`}
              matters={matters}
              at={at}
              onChange={(change) => save(added_lines.with(index, { ...line, ...change }))}
            />
          )
        )
      }}
    </Rows>
  )
}

type FieldsProps = Pick<AdjustmentProps, 'at'> & {
  line: AddedLine
  field: string
  matters: readonly MatterType[]
  onChange: (change: Partial<AddedLine>) => void
}

const AddedLineFields = ({ line, field, matters, at, onChange }: FieldsProps) => (
  <div className="grid-6">
    <TextField
      label="Description"
      name={`${field}.label`}
      width="w3"
      value={line.label}
      faults={at(`${field}.label`)}
      onChange={(label) => onChange({ label })}
    />
    <AddedAmount line={line} field={field} at={at} onChange={onChange} />
    {matters.length > 1 && (
      <SelectField
        label="Matter"
        name={`${field}.matter`}
        width="w3"
        value={line.matter}
        options={matters.map((value) => ({ value, label: matterNames[value] }))}
        onChange={(value) =>
          onChange({ matter: matters.find((it) => it === value) ?? line.matter })
        }
      />
    )}
    <TextField
      label="Reason"
      name={`${field}.reason`}
      width="w3"
      value={line.reason}
      faults={at(`${field}.reason`)}
      onChange={(reason) => onChange({ reason })}
    />
  </div>
)

const AddedAmount = ({ line, field, at, onChange }: Omit<FieldsProps, 'matters'>) => (
  <>
    <MoneyField
      label="Price without VAT"
      name={`${field}.amount`}
      width="m3"
      value={formatAmount(Math.abs(line.amount))}
      faults={at(`${field}.amount`)}
      onChange={(pence, isParsed) =>
        onChange({ amount: sign(line) * typedAmount(pence, isParsed) })
      }
    />
    <SelectField
      label="Charge or discount"
      name={`${field}.sign`}
      width="m3"
      value={String(sign(line))}
      options={[
        { value: '1', label: 'Charge' },
        { value: '-1', label: 'Discount' },
      ]}
      onChange={(to) => onChange({ amount: Number(to) * Math.abs(line.amount) })}
    />
  </>
)

// -0 is a discount whose amount is not typed yet.
const sign = ({ amount }: AddedLine) => (amount < 0 || Object.is(amount, -0) ? -1 : 1)

const blank = (matter: AddedLine['matter']): AddedLine => ({
  key: crypto.randomUUID(),
  matter,
  label: '',
  amount: 0,
  vat_rate: 2_000,
  reason: '',
})
