import { ActButton } from '#components/ActButton.tsx'
import { reasonAgainst } from '#domain/act'
import { breachActs } from '#domain/breach/acts'
import type { Breach } from '#domain/breach/breach'
import { breachKinds, breachTasks } from '#domain/breach/labels'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { dayOf, money, shortDate } from '#lib/format'
import type { OpenBreach } from './open-breach.ts'

type Props = { breach: Breach; onOpen: (open: OpenBreach) => void }

/** What is known of a breach, and what is still to be done about it. */
export const BreachStory = ({ breach, onOpen }: Props) => {
  const acts = breachActs(breach, useActingPerson())
  const tasks = breachTasks(breach)
  return (
    <>
      <Facts breach={breach} />
      {tasks.length > 0 && breach.due_on && (
        <p className="warn">
          {tasks.join('. ')}: due {shortDate(breach.due_on)}.
        </p>
      )}
      <div className="row wrap">
        <ActButton
          className="btn small"
          why={reasonAgainst(acts.put_right)}
          onPress={() => onOpen({ name: 'put_right', breach })}
        >
          Put right
        </ActButton>
        <ActButton
          className="btn small"
          why={reasonAgainst(acts.decide)}
          onPress={() => onOpen({ name: 'decide', breach })}
        >
          Decide about the report
        </ActButton>
      </div>
    </>
  )
}

const Facts = ({ breach }: { breach: Breach }) => {
  const { put_right, decisions, dismissed, recorded, conveyance } = breach
  return (
    <>
      <p>
        <b>{breach.rule}</b>, {breachKinds[breach.kind].toLowerCase()}
        {conveyance && <span className="ref"> {conveyance.ref}</span>}
      </p>
      <p className="words">{breach.what}</p>
      <p className="faint">
        Happened {shortDate(breach.occurred_on)}, found {shortDate(breach.found_on)} by{' '}
        {breach.found_by}. Client money: {money(breach.client_money)}. Recorded by{' '}
        {recorded.by.name}.
      </p>
      {put_right && (
        <p>
          Put right {shortDate(put_right.on)} by {put_right.by.name}: {put_right.how}
        </p>
      )}
      {decisions.map((it) => (
        <p key={it.at}>
          {it.is_material ? 'Material' : 'Not material'},{' '}
          {it.is_reported && it.reported_on
            ? `reported ${shortDate(it.reported_on)}${it.reference ? `, ${it.reference}` : ''}`
            : 'not reported'}
          : {it.reason} ({it.by.name}, {shortDate(dayOf(it.at))})
        </p>
      ))}
      {dismissed && (
        <p>
          No breach: {dismissed.reason} ({dismissed.by.name})
        </p>
      )}
    </>
  )
}
