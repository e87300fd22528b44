import { CaseField, CaseFlag, type Condition } from '#domain/conveyance/workflow/condition'
import { caseFieldName, conditionText } from '#domain/conveyance/workflow/condition-text'
import { flagLabels } from '#domain/conveyance/workflow/flag-labels'
import { keysOf } from '#domain/entries'
import { matterNames } from '#domain/matter-names'
import { pounds } from '#domain/money'

type Props = { leaf: Condition; onChange: (leaf: Condition) => void }
type Choice = { readonly value: string; readonly label: string; readonly leaf: Condition }

const isChoice = (field: CaseField, value: string | boolean, label: string): Choice => ({
  value: String(value),
  label,
  leaf: { field, is: value },
})
const yesNo = (field: CaseField) => [isChoice(field, true, 'yes'), isChoice(field, false, 'no')]

/** What each field may be compared with; numbers are typed. */
const choices: Readonly<Partial<Record<CaseField, readonly Choice[]>>> = {
  matter_type: keysOf(matterNames).map((it) => isChoice('matter_type', it, matterNames[it])),
  tenure: [
    isChoice('tenure', 'leasehold', 'leasehold'),
    isChoice('tenure', 'freehold', 'freehold'),
  ],
  nation: [isChoice('nation', 'England', 'England'), isChoice('nation', 'Wales', 'Wales')],
  lender: yesNo('lender'),
  linked: yesNo('linked'),
  agency: yesNo('agency'),
  flags: CaseFlag.options.map((it) => ({
    value: it,
    label: flagLabels[it],
    leaf: { field: 'flags', has: it },
  })),
}

const leafOf = (field: CaseField): Condition =>
  choices[field]?.[0]?.leaf ?? { field, over: field === 'price' ? pounds(500_000) : 1 }

const chosenValue = (leaf: Condition) => {
  if ('has' in leaf) return leaf.has
  return 'is' in leaf ? String(leaf.is) : ''
}

/** A single condition; one of a kind that cannot be built here is shown in words. */
export const ConditionLeaf = ({ leaf, onChange }: Props) => {
  if (!('field' in leaf)) return <span>{conditionText(leaf)}</span>
  return (
    <span className="we-leaf">
      <select
        className="input"
        aria-label="Field"
        value={leaf.field}
        onChange={(event) => {
          const field = CaseField.options.find((it) => it === event.target.value)
          if (field) onChange(leafOf(field))
        }}
      >
        {CaseField.options.map((it) => (
          <option key={it} value={it}>
            {caseFieldName(it)}
          </option>
        ))}
      </select>
      {'over' in leaf ? (
        <OverValue leaf={leaf} onChange={onChange} />
      ) : (
        <select
          className="input"
          aria-label="Value"
          value={chosenValue(leaf)}
          onChange={(event) => {
            const choice = choices[leaf.field]?.find((it) => it.value === event.target.value)
            if (choice) onChange(choice.leaf)
          }}
        >
          {choices[leaf.field]?.map((it) => (
            <option key={it.value} value={it.value}>
              {it.label}
            </option>
          ))}
        </select>
      )}
    </span>
  )
}

type OverLeaf = Extract<Condition, { over: number }>

const OverValue = ({ leaf, onChange }: { leaf: OverLeaf; onChange: Props['onChange'] }) => {
  const isMoney = leaf.field === 'price'
  return (
    <>
      <span className="mute">over</span>
      <input
        className="input"
        type="number"
        min={0}
        aria-label={isMoney ? 'Pounds' : 'Number'}
        value={isMoney ? leaf.over / 100 : leaf.over}
        onChange={(event) => {
          const number = event.target.valueAsNumber
          if (Number.isFinite(number) && number >= 0)
            onChange({ ...leaf, over: isMoney ? pounds(number) : Math.round(number) })
        }}
      />
    </>
  )
}
