import { useState } from 'react'
import { SelectField, TextField } from '#components/Fields.tsx'
import type { CustomControl } from '#components/form/form-parts.ts'
import { appliesIfText, parseAppliesIf } from '#domain/enquiry/suggesting/condition'
import { terms } from '#domain/enquiry/suggesting/terms'

type Joint = 'and' | 'or'

const facts = [
  { value: '', label: 'Choose a fact' },
  ...terms
    .map(({ text }) => ({ value: text, label: text }))
    .toSorted((a, b) => a.label.localeCompare(b.label)),
]

const joints = [
  { value: 'and', label: 'and' },
  { value: 'or', label: 'or' },
] as const

const joined = (text: string, joint: Joint, fact: string) => {
  if (text.trim() === '') return fact
  const next = fact.charAt(0).toLowerCase() + fact.slice(1)
  return joint === 'and' ? `${text.trim()}, and ${next}` : `${text.trim()} or ${next}`
}

/** When a library enquiry applies: facts of a case joined by “and” and “or”, or a note for whoever chooses. */
export const AppliesIfField = ({ value, faults, onChange }: CustomControl) => {
  const text = String(value ?? '')
  return (
    <div className="w6">
      <TextField
        name="applies_if"
        label="When it applies (optional)"
        hint={readingOf(text)}
        value={text}
        faults={faults}
        onChange={onChange}
      />
      <FactChooser text={text} onChange={onChange} />
    </div>
  )
}

const FactChooser = ({ text, onChange }: { text: string; onChange: (text: string) => void }) => {
  const [joint, setJoint] = useState<Joint>('and')
  return (
    <span className="row wrap">
      {text.trim() !== '' && (
        <SelectField
          name="applies_joint"
          label="Joined by"
          value={joint}
          options={joints}
          onChange={setJoint}
        />
      )}
      <SelectField
        name="applies_fact"
        label="Add a fact"
        value=""
        options={facts}
        onChange={(fact) => fact !== '' && onChange(joined(text, joint, fact))}
      />
    </span>
  )
}

const readingOf = (text: string) => {
  if (text.trim() === '') return 'Without it no case is suggested this enquiry.'
  const condition = parseAppliesIf(text)
  return condition === null
    ? 'Read as a note: no case is suggested this enquiry. Choose facts below to suggest it.'
    : `Suggested to cases with: ${appliesIfText(condition)}`
}
