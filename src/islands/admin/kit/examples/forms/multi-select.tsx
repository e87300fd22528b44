import { useState } from 'react'
import { findIn } from '#components/combobox/find.ts'
import { MultiSelect } from '#components/combobox/MultiSelect.tsx'
import type { Option } from '#components/Fields.tsx'

export const about = { heading: 'Multi-select', words: 'chips several tags many combobox' }

const lenders = [
  { value: 'severn', label: 'Severn Building Society' },
  { value: 'marches', label: 'Marches Bank' },
  { value: 'wrekin', label: 'Wrekin Mutual', detail: 'panel' },
  { value: 'clee', label: 'Clee Hill Finance', why: 'We are not on their panel.' },
]
const findLender = findIn(lenders)

/** Several options, each a chip. Backspace removes the last; arrow keys move through chips and list. */
export default function MultiSelects() {
  const [chosen, setChosen] = useState<readonly Option[]>(lenders.slice(0, 2))
  return (
    <div className="form">
      <div className="grid-6">
        <MultiSelect
          label="Lenders"
          name="kit-lenders"
          width="w6"
          chosen={chosen}
          find={findLender}
          onChange={setChosen}
        />
        <MultiSelect
          label="Lenders of the firm"
          name="kit-lenders-fixed"
          width="w6"
          chosen={chosen}
          find={findLender}
          readOnly
          onChange={setChosen}
        />
      </div>
    </div>
  )
}
