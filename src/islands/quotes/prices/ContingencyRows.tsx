import { SelectField, TextField } from '#components/Fields.tsx'
import { MoneyField } from '#components/MoneyField.tsx'
import { Rows } from '#components/Rows.tsx'
import type { Contingency, MatterScale } from '#domain/fee-scale'
import { STANDARD } from '#domain/fee-scale-charges'
import { money } from '#lib/format'
import { ChargeFold } from './ChargeFold.tsx'
import { ConditionRows } from './ConditionRows.tsx'
import { rowActs, useScalePlace, vatOptions, withAt } from './scale-fields.ts'
import { conditionWords } from './scale-words.ts'
import { shownAmount, typedAmount } from './typed-rows.ts'

const blank = (): Contingency => ({
  key: `own_${crypto.randomUUID().slice(0, 8)}`,
  label: '',
  why: '',
  amount: 0,
  up_to: null,
  vat_rate: STANDARD,
  when: [],
})

type Props = { it: MatterScale; at: string; onChange: (contingencies: Contingency[]) => void }

/** What no fact decides and the work may need: told to every client under "could apply". */
export const ContingencyRows = ({ it, at, onChange }: Props) => {
  const place = useScalePlace()
  const { matter, contingencies } = it
  const field = `${at}.contingencies`
  return (
    <Rows
      isFlat
      {...rowActs(contingencies, blank, onChange)}
      label="Could apply"
      one="possible cost"
      isFixed={place(field).readOnly}
    >
      {(nth) => {
        const one = contingencies[nth]
        if (one === undefined) return null
        const here = `${field}.${nth}`
        const change = (words: Partial<Contingency>) => onChange(withAt(contingencies, nth, words))
        return (
          <ChargeFold
            label={one.label}
            amount={rangeOf(one)}
            words={conditionWords(matter, one.when)}
            at={here}
          >
            <TextField
              {...place(`${here}.label`)}
              label="What the client reads"
              width="w3"
              value={one.label}
              onChange={(label) => change({ label })}
            />
            <SelectField
              {...place(`${here}.vat_rate`)}
              label="VAT"
              width="w3"
              value={String(one.vat_rate)}
              options={vatOptions(one.vat_rate)}
              onChange={(rate) => change({ vat_rate: Number(rate) })}
            />
            <MoneyField
              {...place(`${here}.amount`)}
              label="At least, without VAT"
              width="w3"
              value={shownAmount(one.amount)}
              onChange={(pence, isRead) => change({ amount: typedAmount(pence, isRead) })}
            />
            <MoneyField
              {...place(`${here}.up_to`)}
              label="At most"
              width="w3"
              placeholder="the same"
              value={shownAmount(one.up_to)}
              onChange={(pence, isRead) => change({ up_to: isRead ? pence : Number.NaN })}
            />
            <TextField
              {...place(`${here}.why`)}
              label="Why, for the client"
              width="w6"
              value={one.why}
              onChange={(why) => change({ why })}
            />
            <ConditionRows
              matter={matter}
              tests={one.when}
              at={`${here}.when`}
              onChange={(when) => change({ when })}
            />
          </ChargeFold>
        )
      }}
    </Rows>
  )
}

const rangeOf = ({ amount, up_to }: Contingency) =>
  [amount, up_to]
    .flatMap((it) => shownAmount(it) ?? [])
    .map(money)
    .join(' to ')
