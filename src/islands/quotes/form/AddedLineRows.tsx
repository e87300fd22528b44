import { SelectField, TextField } from '#components/Fields.tsx'
import { MoneyField } from '#components/form/MoneyField.tsx'
import { Rows } from '#components/Rows.tsx'
import { matterNames } from '#domain/matter-names'
import { type AddedLine, mattersOf } from '#domain/quote/facts'
import { moved, shownAmount, typedAmount } from '#islands/quotes/prices/typed-rows.ts'
import { changeFacts } from '#stores/quote/draft'
import type { HandPrices } from './hand-prices.ts'

/** Lines that the scale does not know: work added, or something taken off. */
export const AddedLineRows = ({ facts, at }: HandPrices) => {
  const { added_lines } = facts
  const matters = mattersOf(facts.subject)
  const put = (next: AddedLine[]) => changeFacts({ added_lines: next })
  const change = (nth: number, words: Partial<AddedLine>) =>
    put(added_lines.map((it, index) => (index === nth ? { ...it, ...words } : it)))
  return (
    <Rows
      isFlat
      label="Added lines"
      one="line"
      count={added_lines.length}
      most={20}
      onAdd={() => put([...added_lines, blank(matters[0] ?? 'sale')])}
      onRemove={(nth) => put(added_lines.toSpliced(nth, 1))}
      onMove={(from, to) => put(moved(added_lines, from, to))}
    >
      {(nth) => {
        const it = added_lines[nth]
        if (it === undefined) return null
        const field = `added_lines.${nth}`
        return (
          <div className="grid-6">
            <TextField
              label="What for"
              name={`${field}.label`}
              width="w3"
              value={it.label}
              faults={at(`${field}.label`)}
              onChange={(label) => change(nth, { label })}
            />
            <MoneyField
              label="Price without VAT"
              name={`${field}.amount`}
              width="m3"
              value={shownAmount(Math.abs(it.amount))}
              faults={at(`${field}.amount`)}
              onChange={(pence, isRead) =>
                change(nth, { amount: sign(it) * typedAmount(pence, isRead) })
              }
            />
            <SelectField
              label="It is"
              name={`${field}.sign`}
              width="m3"
              value={String(sign(it))}
              options={[
                { value: '1', label: 'charged' },
                { value: '-1', label: 'taken off' },
              ]}
              onChange={(to) => change(nth, { amount: Number(to) * Math.abs(it.amount) })}
            />
            {matters.length > 1 && (
              <SelectField
                label="Part of the"
                name={`${field}.matter`}
                width="w3"
                value={it.matter}
                options={matters.map((value) => ({ value, label: matterNames[value] }))}
                onChange={(matter) => change(nth, { matter: matter as AddedLine['matter'] })}
              />
            )}
            <TextField
              label="Why"
              name={`${field}.reason`}
              width="w3"
              value={it.reason}
              faults={at(`${field}.reason`)}
              onChange={(reason) => change(nth, { reason })}
            />
          </div>
        )
      }}
    </Rows>
  )
}

// Nothing taken off is still to be taken off: a zero has a sign too.
const sign = ({ amount }: AddedLine) => (amount < 0 || Object.is(amount, -0) ? -1 : 1)

const blank = (matter: AddedLine['matter']): AddedLine => ({
  key: crypto.randomUUID(),
  matter,
  label: '',
  amount: 0,
  vat_rate: 2_000,
  reason: '',
})
