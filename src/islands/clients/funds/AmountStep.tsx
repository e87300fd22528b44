import { useState } from 'react'
import { MoneyField } from '#components/form/MoneyField.tsx'
import type { ClientFunds } from '#domain/funds/view'
import { changePart } from '#stores/funds/of-client'
import { GoOn } from './GoOn.tsx'
import { afterHref, type ClientPart } from './steps.ts'
import { useSaving } from './use-saving.ts'

export const AmountStep = ({ funds, part }: { funds: ClientFunds; part: ClientPart }) => {
  const [amount, setAmount] = useState(part.amount)
  const saving = useSaving(
    (key) => changePart(funds.conveyance_id, part.id, { amount }, key),
    () => afterHref(funds, part, 'amount'),
  )
  return (
    <GoOn saving={saving} problem={amount ? null : 'Enter the amount.'}>
      <MoneyField
        label="Amount"
        name="amount"
        value={amount}
        onChange={(pence) => {
          saving.changed()
          setAmount(pence)
        }}
      />
    </GoOn>
  )
}
