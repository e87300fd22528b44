import { SelectField } from '#components/Fields.tsx'
import type { ActionOf } from '#domain/conveyance/automation/acting'
import { dueBaseNames } from '#domain/conveyance/workflow/editing/labels'
import { keysOf } from '#domain/entries'
import { CommittedField, CommittedNumber } from '../CommittedField.tsx'
import type { ActionProps } from './action-props.ts'
import { partyOptions, settableDateOptions, unitOptions } from './choices.ts'

const bases = keysOf(dueBaseNames).map((value) => ({
  value,
  label: value === 'ready' ? 'The day on which the rule runs' : `From ${dueBaseNames[value]}`,
}))

type KeyDate = ActionProps<ActionOf<'set_key_date'>>

export const KeyDateFields = ({ action, onAction }: Omit<KeyDate, 'workflow'>) => (
  <>
    <SelectField
      label="Date"
      name="key"
      value={action.key}
      options={settableDateOptions}
      onChange={(key) => onAction({ ...action, key })}
    />
    <SelectField
      label="Counted from"
      name="base"
      value={action.to.base}
      options={bases}
      onChange={(base) => onAction({ ...action, to: { ...action.to, base } })}
    />
    <DateOffset action={action} onAction={onAction} />
  </>
)

const DateOffset = ({ action, onAction }: Omit<KeyDate, 'workflow'>) => (
  <div className="we-pair">
    <CommittedNumber
      label="Offset"
      name="offset"
      value={action.to.offset}
      min={-400}
      max={400}
      isRequired
      hint="Before it: a minus"
      onCommit={(offset) => onAction({ ...action, to: { ...action.to, offset: offset ?? 0 } })}
    />
    <SelectField
      label="Counted in"
      name="unit"
      value={action.to.unit}
      options={unitOptions}
      onChange={(unit) => onAction({ ...action, to: { ...action.to, unit } })}
    />
  </div>
)

type Holder = Omit<ActionProps<ActionOf<'set_holder'>>, 'workflow'>

export const HolderFields = ({ action, onAction }: Holder) => (
  <>
    <SelectField
      label="Who holds the case"
      name="party"
      value={action.party}
      options={partyOptions}
      onChange={(party) => onAction({ ...action, party })}
    />
    <CommittedField
      label="For what"
      name="what"
      value={action.what}
      required="Enter what it waits for."
      most={200}
      onCommit={(what) => onAction({ ...action, what })}
    />
    <CommittedNumber
      label="Usual working days"
      name="usual_wd"
      value={action.usual_wd}
      min={0}
      max={400}
      onCommit={(usual_wd) => onAction({ ...action, usual_wd })}
    />
  </>
)
