import { useState } from 'react'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { Progress } from '#components/Progress.tsx'
import { fullDate } from '#domain/dates'
import type { Departure, DepartureDetail } from '#domain/user/leave/departure'
import { workLabels } from '#domain/user/leave/labels'
import { runAct } from '#islands/admin/run-act.ts'
import { today } from '#lib/format'
import { cancelDeparture } from '#stores/user/departure'

type Props = { departure: Departure; detail: DepartureDetail }

/** How far a departure is: planned, under way, held up or done. */
export const DepartureStatus = ({ departure, detail }: Props) => (
  <section className="sec">
    <header>
      <h2>{headings[departure.state]}</h2>
    </header>
    <Standing departure={departure} detail={detail} />
    <Moves departure={departure} />
    {(departure.state === 'planned' || departure.state === 'blocked') && (
      <CancelButton departure={departure} />
    )}
  </section>
)

const Standing = ({ departure, detail }: Props) => {
  const { user, by, on, state, problem } = departure
  const day = fullDate(on, today())
  const moved = departure.moves.reduce((sum, it) => sum + it.count, 0)
  const all = moved + detail.work.length
  if (state === 'running')
    return (
      <Progress label="Handing work over" value={moved} of={all} words={`${moved} of ${all}`} />
    )
  if (state === 'blocked')
    return (
      <p role="alert" className="warn">
        {problem} Choose again below.
      </p>
    )
  return state === 'planned' ? (
    <p>
      {user.name} leaves on {day}, as {by.name} planned. Whatever is open on that day is handed over
      then.
    </p>
  ) : (
    <p>{`${user.name} left on ${day}. ${by.name} recorded it.`}</p>
  )
}

const headings = {
  planned: 'Leaving is planned',
  running: 'Leaving now',
  blocked: 'Leaving is held up',
  done: 'Left',
  cancelled: 'Cancelled',
}

const Moves = ({ departure: { moves } }: Pick<Props, 'departure'>) =>
  moves.length === 0 ? null : (
    <ul className="changes">
      {moves.map(({ kind, to, count }) => (
        <li key={`${kind} ${to.id}`}>
          {workLabels[kind]}: {count} to {to.name}
        </li>
      ))}
    </ul>
  )

const CancelButton = ({ departure }: Pick<Props, 'departure'>) => {
  const [isOpen, setOpen] = useState(false)
  const { name } = departure.user
  const cancel = () => {
    setOpen(false)
    void runAct(() => cancelDeparture(departure.version), `${name} does not leave`)
  }
  return (
    <div className="after">
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        Cancel leaving
      </button>
      <Dialog title={`Cancel that ${name} leaves?`} open={isOpen} onClose={() => setOpen(false)}>
        <p>{name} keeps what is open. What was handed over already stays with their colleagues.</p>
        <div className="feet">
          <button type="button" className="btn" onClick={() => setOpen(false)}>
            Keep the plan
          </button>
          <button type="button" className="btn main" onClick={cancel}>
            Cancel leaving
          </button>
        </div>
      </Dialog>
    </div>
  )
}
