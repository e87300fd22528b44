import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { SelectField } from '#components/Fields.tsx'
import { DateField } from '#components/form/DateField.tsx'
import { colleagueText, undecidedKinds, withReceiver } from '#domain/user/leave/choices'
import { type Colleague, dayProblem } from '#domain/user/leave/departure'
import { workLabels } from '#domain/user/leave/labels'
import { type WorkKind, workKinds } from '#domain/user/leave/work'
import { today } from '#lib/format'
import { $away, awayTextOf } from '#stores/user/away'
import { Exceptions } from './Exceptions.tsx'
import type { LeaveStep } from './step.ts'

/** The day, and who takes over each kind of work. */
export const ReceiversStep = ({ user, detail, plan, change, back, next }: LeaveStep) => {
  const [isChecked, setChecked] = useState(false)
  const { work } = detail
  const problem = dayProblem(plan.on, today())
  const undecided = undecidedKinds(work, plan.choices)
  const proceed = () => {
    setChecked(true)
    if (problem === null && undecided.length === 0) next()
  }
  return (
    <div className="leave-step">
      <DateField
        label={`First day on which ${user.first_name} can’t sign in`}
        name="on"
        hint="From tomorrow on, whatever is open on that day is handed over then."
        value={plan.on}
        faults={isChecked && problem !== null ? [problem] : []}
        onChange={(on) => change({ on })}
      />
      {workKinds.map((kind) => (
        <Receiver
          key={kind}
          kind={kind}
          isMissing={isChecked && undecided.includes(kind)}
          {...{ detail, plan, change }}
        />
      ))}
      <Feet back={back} proceed={proceed} />
    </div>
  )
}

const Feet = ({ back, proceed }: Pick<LeaveStep, 'back'> & { proceed: () => void }) => (
  <div className="feet">
    <button type="button" className="btn" onClick={back}>
      Back
    </button>
    <button type="button" className="btn main" onClick={proceed}>
      Continue
    </button>
  </div>
)

type ReceiverProps = Pick<LeaveStep, 'detail' | 'plan' | 'change'> & {
  kind: WorkKind
  isMissing: boolean
}

const Receiver = ({ kind, isMissing, detail, plan, change }: ReceiverProps) => {
  const { choices, on } = plan
  const ofKind = detail.work.filter((it) => it.kind === kind)
  const options = useReceivers(detail.colleagues, kind)
  // What comes up until a later day needs somebody too.
  if (ofKind.length === 0 && on <= today()) return null
  return (
    <div>
      <SelectField
        label={`${workLabels[kind]} (${ofKind.length})`}
        name={kind}
        value={choices.to[kind] ?? ''}
        options={[{ value: '', label: 'Choose a colleague' }, ...options]}
        faults={isMissing ? ['Choose who takes this over.'] : []}
        onChange={(to) => change({ choices: withReceiver(choices, kind, to || null) })}
      />
      {ofKind.length > 1 && <Exceptions work={ofKind} {...{ options, plan, change }} />}
    </div>
  )
}

/** The colleagues with their load, or why they cannot take over, and those who are away marked. */
const useReceivers = (colleagues: readonly Colleague[], kind: WorkKind) => {
  const away = useStore($away)
  return colleagues.map((it) => {
    const text = awayTextOf(it.id, away)
    const label = colleagueText(it, kind)
    return {
      value: it.id,
      label: text === null ? label : `${label}, ${text}`,
      why: it.against[kind],
    }
  })
}
