import { SelectField } from '#components/Fields.tsx'
import type { Trigger } from '#domain/conveyance/automation/trigger'
import { stepsOf } from '#domain/conveyance/workflow/editing/steps'
import {
  firstTrigger,
  type TriggerOf,
  triggerKindNames,
  triggerKindOf,
} from '#domain/conveyance/workflow/editing/triggers'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { keysOf } from '#domain/entries'
import { CommittedNumber } from '../CommittedField.tsx'
import { dateOptions, unitOptions } from './choices.ts'
import { EventTrigger } from './EventTrigger.tsx'
import { FieldTrigger } from './FieldTrigger.tsx'
import { StepSelect } from './StepSelect.tsx'

type Props = { workflow: Workflow; trigger: Trigger; onTrigger: (trigger: Trigger) => void }

const kinds = keysOf(triggerKindNames).map((value) => ({ value, label: triggerKindNames[value] }))

/** What sets a rule off. */
export const TriggerFields = ({ workflow, trigger, onTrigger }: Props) => {
  const step = stepsOf(workflow)[0]?.key ?? ''
  return (
    <>
      <SelectField
        label="When"
        name="trigger"
        value={triggerKindOf(trigger)}
        options={kinds}
        onChange={(kind) => onTrigger(firstTrigger(kind, step))}
      />
      <TriggerForm workflow={workflow} trigger={trigger} onTrigger={onTrigger} />
    </>
  )
}

const TriggerForm = ({ workflow, trigger, onTrigger }: Props) => {
  if ('event' in trigger) return <EventTrigger trigger={trigger} onTrigger={onTrigger} />
  if ('field' in trigger) return <FieldTrigger trigger={trigger} onTrigger={onTrigger} />
  if ('date' in trigger) return <DateTrigger trigger={trigger} onTrigger={onTrigger} />
  return <StepTrigger workflow={workflow} trigger={trigger} onTrigger={onTrigger} />
}

type StepTriggerProps = Omit<Props, 'trigger'> & { trigger: TriggerOf<'step' | 'open' | 'late'> }

const StepTrigger = ({ workflow, trigger, onTrigger }: StepTriggerProps) => (
  <>
    <StepSelect
      workflow={workflow}
      step={trigger.step}
      onStep={(step) => onTrigger({ ...trigger, step })}
    />
    {'is' in trigger ? (
      <SelectField
        label="Is"
        name="is"
        value={trigger.is}
        options={stepStates}
        onChange={(is) => onTrigger({ ...trigger, is })}
      />
    ) : (
      <StepDays trigger={trigger} onTrigger={onTrigger} />
    )}
  </>
)

const stepStates = [
  { value: 'done' as const, label: 'completed' },
  { value: 'reopened' as const, label: 'reopened' },
]

type DaysProps = {
  trigger: TriggerOf<'open'> | TriggerOf<'late'>
  onTrigger: Props['onTrigger']
}

const StepDays = ({ trigger, onTrigger }: DaysProps) => (
  <CommittedNumber
    label={'open_for_wd' in trigger ? 'Working days open' : 'Working days late'}
    name="days"
    value={'open_for_wd' in trigger ? trigger.open_for_wd : trigger.late_for_wd}
    min={0}
    max={400}
    isRequired
    onCommit={(days) =>
      onTrigger(
        'open_for_wd' in trigger
          ? { ...trigger, open_for_wd: days ?? 0 }
          : { ...trigger, late_for_wd: days ?? 0 },
      )
    }
  />
)

type DateProps = { trigger: TriggerOf<'date'>; onTrigger: Props['onTrigger'] }

const DateTrigger = ({ trigger, onTrigger }: DateProps) => (
  <>
    <SelectField
      label="Date"
      name="date"
      value={trigger.date}
      options={dateOptions}
      onChange={(date) => onTrigger({ ...trigger, date })}
    />
    <div className="we-pair">
      <CommittedNumber
        label="Offset"
        name="offset"
        value={trigger.offset}
        min={-400}
        max={400}
        isRequired
        hint="Before it: a minus"
        onCommit={(offset) => onTrigger({ ...trigger, offset: offset ?? 0 })}
      />
      <SelectField
        label="Counted in"
        name="unit"
        value={trigger.unit}
        options={unitOptions}
        onChange={(unit) => onTrigger({ ...trigger, unit })}
      />
    </div>
  </>
)
