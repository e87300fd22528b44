import { useState } from 'react'
import { CheckField, ChoiceField, FactField } from '#components/Choices.tsx'
import { SelectField, TextField } from '#components/Fields.tsx'
import { MoneyField } from '#components/MoneyField.tsx'

const ignore = () => {}

/** Every field, plain, with a hint and with what is wrong with it. */
export const KitFields = () => {
  const [text, setText] = useState('14 Larkfield Road')
  const [price, setPrice] = useState<number | null>(41_250_000)
  const [choice, setChoice] = useState('freehold')
  const [isOn, setOn] = useState(true)
  const [fact, setFact] = useState<boolean | null>(null)
  return (
    <div className="form">
      <div className="grid-6">
        <TextField label="Address" name="kit-address" width="w3" value={text} onChange={setText} />
        <MoneyField
          label="Price"
          name="kit-price"
          width="w3"
          hint="Pounds and pence"
          value={price}
          onChange={setPrice}
        />
        <TextField
          label="Completion date"
          name="kit-date"
          type="date"
          width="w3"
          value="2026-12-12"
          faults={['Banks are closed. Fri 11 Dec?']}
          onChange={ignore}
        />
        <SelectField
          label="Reason"
          name="kit-reason"
          width="w3"
          value="withdrew"
          options={[{ value: 'withdrew', label: 'Buyer withdrew' }]}
          onChange={ignore}
        />
        <ChoiceField
          label="Tenure"
          name="kit-tenure"
          width="w3"
          value={choice}
          options={[
            { value: 'freehold', label: 'Freehold' },
            { value: 'leasehold', label: 'Leasehold' },
          ]}
          onChange={setChoice}
        />
        <TextField
          label="Read only"
          name="kit-read"
          width="w3"
          value="Comes with the product"
          readOnly
          onChange={ignore}
        />
        <CheckField label="Tell the client" name="kit-tell" checked={isOn} onChange={setOn} />
        <FactField label="Gifted deposit" name="kit-gift" value={fact} onChange={setFact} />
        <TextField label="Note" name="kit-note" width="w6" rows={2} value="" onChange={ignore} />
      </div>
    </div>
  )
}
