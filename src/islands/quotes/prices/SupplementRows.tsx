import { TextField } from '#components/Fields.tsx'
import { MoneyField } from '#components/MoneyField.tsx'
import { Rows } from '#components/Rows.tsx'
import type { MatterScale, Supplement } from '#domain/fee-scale'
import { STANDARD } from '#domain/fee-scale-charges'
import { money } from '#lib/format'
import { ChargeFields } from './ChargeFields.tsx'
import { ChargeFold } from './ChargeFold.tsx'
import { rowActs, useScalePlace, withAt } from './scale-fields.ts'
import { conditionWords } from './scale-words.ts'
import { shownAmount, typedAmount } from './typed-rows.ts'

const blank = (): Supplement => ({
  key: `own_${crypto.randomUUID().slice(0, 8)}`,
  label: '',
  label_many: null,
  label_could: '',
  why: '',
  vat_rate: STANDARD,
  when: [],
  per: null,
  fee: 0,
})

type Props = { it: MatterScale; at: string; onChange: (supplements: Supplement[]) => void }

/** What we charge beside the fee: supplements, and our own costs. */
export const SupplementRows = ({ it, at, onChange }: Props) => {
  const place = useScalePlace()
  const { matter, supplements } = it
  const field = `${at}.supplements`
  return (
    <Rows
      isFlat
      {...rowActs(supplements, blank, onChange)}
      label="Our charges"
      one="charge"
      isFixed={place(field).readOnly}
    >
      {(nth) => {
        const one = supplements[nth]
        if (one === undefined) return null
        const here = `${field}.${nth}`
        const change = (words: Partial<Supplement>) => onChange(withAt(supplements, nth, words))
        return (
          <ChargeFold
            label={one.label}
            amount={money(shownAmount(one.fee) ?? 0)}
            words={conditionWords(matter, one.when)}
            at={here}
          >
            <TextField
              {...place(`${here}.label`)}
              label="What the client reads"
              width="w3"
              value={one.label}
              onChange={(label) =>
                change({ label, ...(one.label_could === one.label ? { label_could: label } : {}) })
              }
            />
            <MoneyField
              {...place(`${here}.fee`)}
              label="Fee without VAT"
              width="w3"
              value={shownAmount(one.fee)}
              onChange={(pence, isRead) => change({ fee: typedAmount(pence, isRead) })}
            />
            <ChargeFields it={one} matter={matter} at={here} onChange={change} />
          </ChargeFold>
        )
      }}
    </Rows>
  )
}
