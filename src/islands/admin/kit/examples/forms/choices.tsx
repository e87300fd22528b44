import { useState } from 'react'
import { SelectField } from '#components/Fields.tsx'
import { CheckField, ChoiceField, FactField } from '#components/form/Choices.tsx'
import { ChecksField, RadioField } from '#components/form/OptionLines.tsx'
import { SwitchField } from '#components/form/SwitchField.tsx'

export const about = {
  heading: 'Choices',
  words: 'select radio check switch tick box segmented fact three states',
}

const tenures = [
  { value: 'freehold', label: 'Freehold' },
  { value: 'leasehold', label: 'Leasehold' },
]
const ways = [
  { value: 'email', label: 'Email', detail: 'With links to the documents.' },
  { value: 'post', label: 'Post', detail: 'Two working days later.' },
  { value: 'portal', label: 'Portal', why: 'They have not signed in yet.' },
]

/** Few options are all visible; many are in a select, or in a combobox above twenty. */
export default function Choices() {
  const [one, setOne] = useState('freehold')
  const [way, setWay] = useState('email')
  const [several, setSeveral] = useState<readonly string[]>(['email'])
  const [isOn, setOn] = useState(true)
  const [fact, setFact] = useState<boolean | null>(null)
  return (
    <div className="form">
      <div className="grid-6">
        <ChoiceField
          label="Tenure"
          name="kit-tenure"
          width="w3"
          value={one}
          options={tenures}
          onChange={setOne}
        />
        <SelectField
          label="Held as"
          name="kit-held"
          width="w3"
          value={one}
          options={tenures}
          onChange={setOne}
        />
        <RadioField
          label="Send it by"
          name="kit-way"
          width="w3"
          value={way}
          options={ways}
          onChange={setWay}
        />
        <ChecksField
          label="Tell them by"
          name="kit-ways"
          width="w3"
          chosen={several}
          options={ways}
          onChange={setSeveral}
        />
        <CheckField label="Tell the client" name="kit-tell" checked={isOn} onChange={setOn} />
        <SwitchField label="Chase automatically" name="kit-chase" checked={isOn} onChange={setOn} />
        <FactField label="Gifted deposit" name="kit-gift" value={fact} onChange={setFact} />
      </div>
    </div>
  )
}
