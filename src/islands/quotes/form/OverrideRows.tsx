import { useStore } from '@nanostores/react'
import { SelectField, TextField } from '#components/Fields.tsx'
import { MoneyField } from '#components/form/MoneyField.tsx'
import { Rows } from '#components/Rows.tsx'
import { matterNames } from '#domain/matter-names'
import type { PriceOverride, QuoteFacts } from '#domain/quote/facts'
import { isOverridable } from '#domain/quote/override'
import { priceQuote } from '#domain/quote/pricing'
import { moved, shownAmount, typedAmount } from '#islands/quotes/prices/typed-rows.ts'
import { money, today } from '#lib/format'
import { changeFacts } from '#stores/quote/draft'
import { $pricingScale } from '#stores/quote/scale/scale'
import type { HandPrices } from './hand-prices.ts'

/** The lines that may be set by hand, at the scale. */
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

/** Lines of the scale that cost something else this time. */
export const OverrideRows = ({ facts, at }: HandPrices) => {
  const lines = useScaleLines(facts)
  const { overrides } = facts
  const put = (next: PriceOverride[]) => changeFacts({ overrides: next })
  const change = (nth: number, words: Partial<PriceOverride>) =>
    put(overrides.map((it, index) => (index === nth ? { ...it, ...words } : it)))
  const free = lines.find(({ value }) => !overrides.some((it) => it.line_key === value))
  const amountOf = (key: string) => lines.find(({ value }) => value === key)?.amount ?? 0
  return (
    <Rows
      isFlat
      label="Changed prices"
      one="changed price"
      count={overrides.length}
      most={Math.min(40, lines.length)}
      faults={at('overrides')}
      onAdd={() =>
        put([...overrides, { line_key: free?.value ?? '', amount: free?.amount ?? 0, reason: '' }])
      }
      onRemove={(nth) => put(overrides.toSpliced(nth, 1))}
      onMove={(from, to) => put(moved(overrides, from, to))}
    >
      {(nth) => {
        const it = overrides[nth]
        if (it === undefined) return null
        const isKnown = lines.some(({ value }) => value === it.line_key)
        return (
          <div className="grid-6">
            <SelectField
              label="Line"
              name={`overrides.${nth}.line_key`}
              width="w6"
              value={it.line_key}
              options={[
                ...lines,
                ...(isKnown ? [] : [{ value: it.line_key, label: 'No longer charged' }]),
              ]}
              onChange={(line_key) => change(nth, { line_key, amount: amountOf(line_key) })}
            />
            <MoneyField
              key={it.line_key}
              label="Price without VAT"
              name={`overrides.${nth}.amount`}
              width="w3"
              value={shownAmount(it.amount)}
              faults={at(`overrides.${nth}.amount`)}
              onChange={(pence, isRead) => change(nth, { amount: typedAmount(pence, isRead) })}
            />
            <TextField
              label="Why"
              name={`overrides.${nth}.reason`}
              width="w3"
              value={it.reason}
              faults={at(`overrides.${nth}.reason`)}
              onChange={(reason) => change(nth, { reason })}
            />
          </div>
        )
      }}
    </Rows>
  )
}
