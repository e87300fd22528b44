import { useState } from 'react'
import { CheckField } from '#components/form/Choices.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { fullDate } from '#domain/dates'
import { chosenMoves } from '#domain/user/leave/choices'
import { workLabels } from '#domain/user/leave/labels'
import { fullName } from '#domain/user/user'
import { today } from '#lib/format'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import type { LeaveStep } from './step.ts'

/** What follows, for a last look, and whether clients are told. */
export const ConfirmStep = (step: LeaveStep) => {
  const { user, detail, plan, change } = step
  return (
    <div className="leave-step">
      <Moves {...step} />
      <p>
        {plan.on > today()
          ? `This happens on ${fullDate(plan.on, today())}. Until then ${user.first_name} works as before.`
          : `${user.first_name} is signed out at once and can’t sign in any more.`}{' '}
        Their name stays on old records, with the credit for their quotes.
      </p>
      {detail.work.some((it) => it.kind === 'fee_earner') && (
        <CheckField
          label="Email the clients who is dealing with their case now"
          name="notify_clients"
          checked={plan.notify_clients}
          onChange={(notify_clients) => change({ notify_clients })}
        />
      )}
      <Feet {...step} />
    </div>
  )
}

const Feet = (step: LeaveStep) => {
  const { user, plan, back } = step
  const [isOpen, setOpen] = useState(false)
  const isLater = plan.on > today()
  const when = isLater ? `on ${fullDate(plan.on, today())}` : 'now'
  return (
    <>
      <div className="feet">
        <button type="button" className="btn" onClick={back}>
          Back
        </button>
        <button type="button" className="btn danger fill" onClick={() => setOpen(true)}>
          {isLater ? `Plan that ${user.first_name} leaves` : `${user.first_name} leaves now`}
        </button>
      </div>
      <Dialog
        title={`${fullName(user)} leaves ${when}?`}
        open={isOpen}
        onClose={() => setOpen(false)}
      >
        <Moves {...step} />
        <ConfirmDialog {...step} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

const Moves = ({ user, detail: { work, colleagues }, plan: { choices } }: LeaveStep) => {
  const moves = chosenMoves(work, choices)
  if (moves.length === 0) return <p>{user.first_name} has nothing to hand over.</p>
  return (
    <dl className="leave-work">
      {moves.map(({ kind, to, count }) => (
        <div key={`${kind} ${to}`}>
          <dt>{workLabels[kind]}</dt>
          <dd>
            {count} to {colleagues.find((it) => it.id === to)?.name}
          </dd>
        </div>
      ))}
    </dl>
  )
}
