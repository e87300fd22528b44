import { SelectField, TextField } from '#components/Fields.tsx'
import { MoneyField } from '#components/form/MoneyField.tsx'
import type { Disbursement, MatterScale } from '#domain/quote/scale/scale'
import { blankCountedCharge } from './blank-charge.ts'
import { ChargeFields } from './ChargeFields.tsx'
import { ChargeRows } from './ChargeRows.tsx'
import { ChargeLabel } from './charge-parts.tsx'
import { amountKinds, amountOf, kindOf } from './disbursement-amounts.ts'
import { useScaleFields } from './scale-fields.ts'
import { amountText } from './scale-labels.ts'
import { formatAmount, typedAmount } from './typed-rows.ts'

const blank = (): Disbursement => ({
  ...blankCountedCharge(),
  section: 'disbursement',
  amount: { kind: 'fixed', amount: 0 },
})

type Props = {
  matterScale: MatterScale
  at: string
  onChange: (disbursements: Disbursement[]) => void
}

export const DisbursementRows = ({
  matterScale: { matter, disbursements },
  at,
  onChange,
}: Props) => (
  <ChargeRows
    label="Paid to others"
    one="payment"
    matter={matter}
    at={`${at}.disbursements`}
    list={disbursements}
    blank={blank}
    amount={amountText}
    onChange={onChange}
  >
    {({ one, at: here, change }) => (
      <>
        <ChargeLabel words={one} at={here} onChange={change} />
        <AmountFields amount={one.amount} at={here} onChange={(amount) => change({ amount })} />
        <ChargeFields both={one} matter={matter} at={here} onChange={change} />
      </>
    )}
  </ChargeRows>
)

type Amount = Disbursement['amount']
type AmountProps = { amount: Amount; at: string; onChange: (amount: Amount) => void }

const AmountFields = ({ amount, at, onChange }: AmountProps) => {
  const fieldAt = useScaleFields()
  return (
    <>
      <SelectField
        {...fieldAt(`${at}.kind`)}
        label="How much"
        width="w3"
        value={kindOf(amount)}
        options={amountKinds}
        onChange={(kind) => onChange(amountOf(kind, amount))}
      />
      {amount.kind === 'fixed' && <FixedAmount amount={amount} at={at} onChange={onChange} />}
      {amount.kind === 'search' && <SearchCount amount={amount} at={at} onChange={onChange} />}
    </>
  )
}

const FixedAmount = ({
  amount,
  at,
  onChange,
}: AmountProps & { amount: Extract<Amount, { kind: 'fixed' }> }) => {
  const fieldAt = useScaleFields()
  return (
    <MoneyField
      {...fieldAt(`${at}.amount`)}
      label="Amount without VAT"
      width="w3"
      value={formatAmount(amount.amount)}
      onChange={(pence, isParsed) =>
        onChange({ kind: 'fixed', amount: typedAmount(pence, isParsed) })
      }
    />
  )
}

const SearchCount = ({
  amount,
  at,
  onChange,
}: AmountProps & { amount: Extract<Amount, { kind: 'search' }> }) => {
  const fieldAt = useScaleFields()
  return (
    <TextField
      {...fieldAt(`${at}.count`)}
      label="How many"
      type="number"
      min={1}
      max={20}
      width="w3"
      value={String(amount.count)}
      onChange={(count) => onChange({ ...amount, count: Math.max(1, Math.trunc(Number(count))) })}
    />
  )
}
