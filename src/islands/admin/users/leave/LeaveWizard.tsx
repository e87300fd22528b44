import { useState } from 'react'
import { type StepState, Steps } from '#components/Steps.tsx'
import type { UserRow } from '#domain/user/account'
import { noChoices } from '#domain/user/leave/choices'
import type { DepartureDetail } from '#domain/user/leave/departure'
import { today } from '#lib/format'
import { ConfirmStep } from './ConfirmStep.tsx'
import { OpenWorkStep } from './OpenWorkStep.tsx'
import { ReceiversStep } from './ReceiversStep.tsx'
import type { LeavePlan } from './step.ts'

type Props = { user: UserRow; detail: DepartureDetail }

/** Records that somebody leaves, in three steps: what is open, who takes it over, and what follows. */
export const LeaveWizard = ({ user, detail }: Props) => {
  const [at, setAt] = useState(0)
  const [plan, setPlan] = useState<LeavePlan>({
    on: today(),
    notify_clients: false,
    choices: noChoices,
  })
  const change = (changed: Partial<LeavePlan>) => setPlan((before) => ({ ...before, ...changed }))
  const step = { user, detail, plan, change, back: () => setAt(at - 1), next: () => setAt(at + 1) }
  const state = (of: number): StepState => (of < at ? 'done' : of === at ? 'now' : 'ahead')
  return (
    <Steps
      label={`${user.first_name} leaves`}
      steps={parts.map(({ key, name, Part }, of) => ({
        key,
        name,
        state: state(of),
        children: at === of && <Part {...step} />,
      }))}
    />
  )
}

const parts = [
  { key: 'work', name: 'What is open', Part: OpenWorkStep },
  { key: 'to', name: 'Who takes over', Part: ReceiversStep },
  { key: 'confirm', name: 'Check and confirm', Part: ConfirmStep },
]
