import { useStore } from '@nanostores/react'
import { SelectField, TextField } from '#components/Fields.tsx'
import { MoneyField } from '#components/form/MoneyField.tsx'
import { Rows } from '#components/Rows.tsx'
import { matterNames } from '#domain/matter-names'
import type { PriceOverride, QuoteFacts } from '#domain/quote/facts'
import { isOverridable } from '#domain/quote/override'
import { priceQuote } from '#domain/quote/pricing'
import { formatAmount, moved, typedAmount } from '#islands/quotes/prices/typed-rows.ts'
import { money, today } from '#lib/format'
import { changeFacts } from '#stores/quote/draft'
import { $pricingScale } from '#stores/quote/scale/scale'
import type { AdjustmentProps } from './manual-adjustments.ts'

const useScaleLines = (facts: QuoteFacts) => {
  const scale = useStore($pricingScale).data
  if (scale === undefined) return []
  const { matters } = priceQuote({ ...facts, overrides: [], added_lines: [] }, scale, today())
  return matters.flatMap(({ kind, lines }) =>
    lines.filter(isOverridable).map((line) => ({
      value: line.key,
      label: `${matters.length > 1 ? `${matterNames[kind]}: ` : ''}${line.label}, ${money(line.ex_vat)}`,
      amount: line.ex_vat,
    })),
  )
}

export const OverrideRows = ({ facts, at }: AdjustmentProps) => {
  const lines = useScaleLines(facts)
  const { overrides } = facts
  const save = (next: PriceOverride[]) => changeFacts({ overrides: next })
  const unusedLine = lines.find(({ value }) => !overrides.some((it) => it.line_key === value))
  return (
    <Rows
      isFlat
      label="Changed prices"
      one="changed price"
      count={overrides.length}
      most={Math.min(40, lines.length)}
      faults={at('overrides')}
      onAdd={() =>
        save([
          ...overrides,
          { line_key: unusedLine?.value ?? '', amount: unusedLine?.amount ?? 0, reason: '' },
        ])
      }
      onRemove={(index) => save(overrides.toSpliced(index, 1))}
      onMove={(from, to) => save(moved(overrides, from, to))}
    >
      {(index) => {
        const override = overrides[index]
        return (
          override && (
            <OverrideFields
              override={override}
              field={`overrides.${index}`}
              lines={lines}
              at={at}
              onChange={(change) => save(overrides.with(index, { ...override, ...change }))}
            />
          )
        )
      }}
    </Rows>
  )
}

type FieldsProps = Pick<AdjustmentProps, 'at'> & {
  override: PriceOverride
  field: string
  lines: ReturnType<typeof useScaleLines>
  onChange: (change: Partial<PriceOverride>) => void
}

const OverrideFields = ({ override, field, lines, at, onChange }: FieldsProps) => (
  <div className="grid-6">
    <LineField override={override} field={field} lines={lines} onChange={onChange} />
    <MoneyField
      key={override.line_key}
      label="Price without VAT"
      name={`${field}.amount`}
      width="w3"
      value={formatAmount(override.amount)}
      faults={at(`${field}.amount`)}
      onChange={(pence, isParsed) => onChange({ amount: typedAmount(pence, isParsed) })}
    />
    <TextField
      label="Reason"
      name={`${field}.reason`}
      width="w3"
      value={override.reason}
      faults={at(`${field}.reason`)}
      onChange={(reason) => onChange({ reason })}
    />
  </div>
)

const LineField = ({ override, field, lines, onChange }: Omit<FieldsProps, 'at'>) => {
  const lineOf = (key: string) => lines.find(({ value }) => value === key)
  const isKnown = lineOf(override.line_key) !== undefined
  const removedLine = { value: override.line_key, label: 'No longer charged' }
  return (
    <SelectField
      label="Line"
      name={`${field}.line_key`}
      width="w6"
      value={override.line_key}
      options={isKnown ? lines : [...lines, removedLine]}
      onChange={(line_key) => onChange({ line_key, amount: lineOf(line_key)?.amount ?? 0 })}
    />
  )
}
