import { SelectField } from '#components/Fields.tsx'
import { CheckField } from '#components/form/Choices.tsx'
import type { DueBase, DueRule } from '#domain/conveyance/plan/due-rule'
import { dueBaseNames } from '#domain/conveyance/workflow/editing/labels'
import type { Waits } from '#domain/conveyance/workflow/workflow'
import { keysOf } from '#domain/entries'
import { type Party, partyLabels } from '#domain/party'
import { CommittedField, CommittedNumber } from './CommittedField.tsx'
import type { StepProps } from './step-props.ts'

const bases = [
  { value: 'none' as const, label: 'No due date' },
  ...keysOf(dueBaseNames).map((value) => ({
    value,
    label: value === 'ready' ? 'From when it can start' : `From ${dueBaseNames[value]}`,
  })),
]
const parties = [
  { value: 'us' as const, label: 'Nobody' },
  ...keysOf(partyLabels)
    .filter((it) => it !== 'us')
    .map((value) => ({ value, label: partyLabels[value] })),
]
const units = [
  { value: 'wd' as const, label: 'working days' },
  { value: 'd' as const, label: 'days' },
]

export const TimingFields = ({ step, onFields }: StepProps) => {
  const { due } = step
  const setBase = (base: DueBase | 'none') =>
    onFields({ due: base === 'none' ? null : { unit: 'wd', offset: 1, ...due, base } })
  return (
    <>
      <SelectField
        label="Due"
        name="due"
        value={due?.base ?? 'none'}
        options={bases}
        onChange={setBase}
      />
      {due && <Offset due={due} onDue={(next) => onFields({ due: next })} />}
      <CommittedNumber
        label="Working days allowed for our part"
        name="sla_wd"
        value={step.sla_wd}
        min={0}
        max={400}
        onCommit={(sla_wd) => onFields({ sla_wd })}
      />
      <WaitingFields step={step} onFields={onFields} />
    </>
  )
}

const Offset = ({ due, onDue }: { due: DueRule; onDue: (due: DueRule) => void }) => (
  <div className="we-pair">
    <CommittedNumber
      label="Offset"
      name="offset"
      value={due.offset}
      min={-400}
      max={400}
      isRequired
      hint="Before it: a minus"
      onCommit={(offset) => onDue({ ...due, offset: offset ?? 0 })}
    />
    <SelectField
      label="Counted in"
      name="unit"
      value={due.unit}
      options={units}
      onChange={(unit) => onDue({ ...due, unit })}
    />
  </div>
)

const waitsFor = (party: Party, waits: Waits | null): Waits | null =>
  party === 'us' ? null : { what: 'a reply', usual_wd: 5, asks: false, ...waits, party }

const WaitingFields = ({ step, onFields }: StepProps) => {
  const { waits_on } = step
  return (
    <>
      <SelectField
        label="Then waits for"
        name="party"
        value={waits_on?.party ?? 'us'}
        options={parties}
        onChange={(party) => onFields({ waits_on: waitsFor(party, waits_on) })}
      />
      {waits_on && (
        <WaitDetails
          waits={waits_on}
          onChange={(fields) => onFields({ waits_on: { ...waits_on, ...fields } })}
        />
      )}
    </>
  )
}

type WaitProps = { waits: Waits; onChange: (fields: Partial<Waits>) => void }

const WaitDetails = ({ waits, onChange }: WaitProps) => (
  <>
    <CommittedField
      label="For what"
      name="what"
      value={waits.what}
      required="Enter what it waits for."
      onCommit={(what) => onChange({ what })}
    />
    <CommittedNumber
      label="Usual working days"
      name="usual_wd"
      value={waits.usual_wd}
      min={0}
      max={400}
      isRequired
      onCommit={(usual_wd) => onChange({ usual_wd: usual_wd ?? 0 })}
    />
    <CheckField
      label="With us until we have requested it"
      name="asks"
      checked={waits.asks}
      onChange={(asks) => onChange({ asks })}
    />
  </>
)
