import { useRef, useState } from 'react'
import { messageOf } from '#components/form/form-faults.ts'
import { addToast } from '#stores/chrome/toasts'
import { planDeparture } from '#stores/user/departure'
import type { LeaveStep } from './step.ts'

/** The last question before somebody leaves; a refusal is shown here. */
export const ConfirmDialog = ({ user, plan, onDone }: LeaveStep & { onDone: () => void }) => {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const key = useRef(crypto.randomUUID())
  const confirm = async () => {
    setBusy(true)
    try {
      const { choices, on, notify_clients } = plan
      await planDeparture({ ...choices, on, notify_clients, version: user.version }, key.current)
      addToast({ severity: 'success', summary: 'Recorded', life: 4000 })
      onDone()
    } catch (error) {
      setProblem(messageOf(error))
      setBusy(false)
    }
  }
  return (
    <>
      <p>
        {plan.notify_clients
          ? 'The clients are emailed who is dealing with their case.'
          : 'The clients are not told.'}
      </p>
      {problem !== null && (
        <p role="alert" className="fault">
          {problem}
        </p>
      )}
      <Feet isBusy={isBusy} confirm={() => void confirm()} onDone={onDone} />
    </>
  )
}

type FeetProps = { isBusy: boolean; confirm: () => void; onDone: () => void }

const Feet = ({ isBusy, confirm, onDone }: FeetProps) => (
  <div className="feet">
    <button type="button" className="btn" onClick={onDone}>
      Not yet
    </button>
    <button
      type="button"
      className="btn danger fill"
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : confirm}
    >
      Confirm
    </button>
  </div>
)
