import { useState } from 'react'
import { MoneyField } from '#components/form/MoneyField.tsx'

export const about = { heading: 'Money', words: 'amount pounds pence price input' }

/** Parses typed text, holds whole pence and formats £1,234.56. It asks about “12,50”, which could mean two amounts. */
export default function Money() {
  const [price, setPrice] = useState<number | null>(41_250_000)
  return (
    <div className="form">
      <div className="grid-6">
        <MoneyField
          label="Price"
          name="kit-price"
          hint="In pounds, with pence if there are any."
          value={price}
          onChange={setPrice}
        />
        <MoneyField
          label="Deposit"
          name="kit-deposit"
          value={null}
          faults={['Enter an amount.']}
          onChange={() => {}}
        />
        <MoneyField label="Fee" name="kit-fee" value={94_500} readOnly onChange={() => {}} />
      </div>
    </div>
  )
}
