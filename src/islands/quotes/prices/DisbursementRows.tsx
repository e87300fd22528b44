import { SelectField, TextField } from '#components/Fields.tsx'
import { MoneyField } from '#components/MoneyField.tsx'
import { Rows } from '#components/Rows.tsx'
import type { Disbursement, MatterScale } from '#domain/fee-scale'
import { STANDARD } from '#domain/fee-scale-charges'
import { ChargeFields } from './ChargeFields.tsx'
import { ChargeFold } from './ChargeFold.tsx'
import { amountKinds, amountOf, kindOf } from './disbursement-amounts.ts'
import { rowActs, useScalePlace, withAt } from './scale-fields.ts'
import { amountWords, conditionWords } from './scale-words.ts'
import { shownAmount, typedAmount } from './typed-rows.ts'

const blank = (): Disbursement => ({
  key: `own_${crypto.randomUUID().slice(0, 8)}`,
  label: '',
  label_many: null,
  label_could: '',
  why: '',
  vat_rate: STANDARD,
  when: [],
  per: null,
  section: 'disbursement',
  amount: { kind: 'fixed', amount: 0 },
})

type Props = { it: MatterScale; at: string; onChange: (disbursements: Disbursement[]) => void }

/** What is paid to others for the client, each with a VAT of its own. */
export const DisbursementRows = ({ it, at, onChange }: Props) => {
  const place = useScalePlace()
  const { matter, disbursements } = it
  const field = `${at}.disbursements`
  return (
    <Rows
      isFlat
      {...rowActs(disbursements, blank, onChange)}
      label="Paid to others"
      one="payment"
      isFixed={place(field).readOnly}
    >
      {(nth) => {
        const one = disbursements[nth]
        if (one === undefined) return null
        const here = `${field}.${nth}`
        const change = (words: Partial<Disbursement>) => onChange(withAt(disbursements, nth, words))
        const { amount } = one
        return (
          <ChargeFold
            label={one.label}
            amount={amountWords(one)}
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
            <SelectField
              {...place(`${here}.kind`)}
              label="How much"
              width="w3"
              value={kindOf(amount)}
              options={amountKinds}
              onChange={(kind) => change({ amount: amountOf(kind, amount) })}
            />
            {amount.kind === 'fixed' && (
              <MoneyField
                {...place(`${here}.amount`)}
                label="Amount without VAT"
                width="w3"
                value={shownAmount(amount.amount)}
                onChange={(pence, isRead) =>
                  change({ amount: { kind: 'fixed', amount: typedAmount(pence, isRead) } })
                }
              />
            )}
            {amount.kind === 'search' && (
              <TextField
                {...place(`${here}.count`)}
                label="How many"
                type="number"
                min={1}
                max={20}
                width="w3"
                value={String(amount.count)}
                onChange={(count) =>
                  change({ amount: { ...amount, count: Math.max(1, Math.trunc(Number(count))) } })
                }
              />
            )}
            <ChargeFields it={one} matter={matter} at={here} onChange={change} />
          </ChargeFold>
        )
      }}
    </Rows>
  )
}
