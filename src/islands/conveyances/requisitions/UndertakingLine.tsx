import { ActButton } from '#components/ActButton.tsx'
import { Chip } from '#components/Marks.tsx'
import { reasonAgainst } from '#domain/act'
import { undertakingActs } from '#domain/undertaking/acts'
import { undertakingKinds, undertakingSides, undertakingStatuses } from '#domain/undertaking/labels'
import { isUndertakingOverdue, type Undertaking } from '#domain/undertaking/undertaking'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { price, shortDate, today } from '#lib/format'
import type { OpenForm } from './RequisitionForms.tsx'

const statusOf = (undertaking: Undertaking) =>
  isUndertakingOverdue(undertaking, today()) ? 'Overdue' : undertakingStatuses[undertaking.status]

type LineProps = { undertaking: Undertaking; onOpen: (open: OpenForm) => void }

/** An undertaking with its wording, what happened to it and what may be done. */
export const UndertakingLine = ({ undertaking, onOpen }: LineProps) => {
  const { number, side, kind, firm, wording, amount, due_on } = undertaking
  const isLate = isUndertakingOverdue(undertaking, today())
  return (
    <li>
      <p className="row between wrap">
        <b className="med">
          {number}. {undertakingKinds[kind]}, {undertakingSides[side].toLowerCase()}, {firm}
        </b>
        <span className="mute">
          Due {shortDate(due_on)}{' '}
          <Chip tone={isLate ? 'bad' : 'plain'}>{statusOf(undertaking)}</Chip>
        </span>
      </p>
      <blockquote className="undertaking-wording">{wording}</blockquote>
      {amount !== null && <p className="mute">{price(amount)}</p>}
      <Story undertaking={undertaking} />
      <LineActs undertaking={undertaking} onOpen={onOpen} />
    </li>
  )
}

const LineActs = ({ undertaking, onOpen }: LineProps) => {
  const acts = undertakingActs(undertaking, useActingPerson())
  if (undertaking.status === 'proposed')
    return (
      <p>
        <ActButton
          why={reasonAgainst(acts.decide)}
          onPress={() => onOpen({ name: 'decide', undertaking })}
        >
          Approve or refuse
        </ActButton>
      </p>
    )
  if (undertaking.status !== 'given') return null
  return (
    <p>
      <ActButton
        why={reasonAgainst(acts.discharge)}
        onPress={() => onOpen({ name: 'discharge', undertaking })}
      >
        Discharge
      </ActButton>
    </p>
  )
}

const Story = ({ undertaking }: { undertaking: Undertaking }) => {
  const { proposed, decision, given_on, discharge, status, side } = undertaking
  return (
    <p className="mute">
      {side === 'given'
        ? `Written by ${proposed.by.name}. `
        : `Recorded by ${proposed.by.name}, received ${given_on ? shortDate(given_on) : ''}. `}
      {decision &&
        status === 'refused' &&
        `Refused by ${decision.by.name}: ${decision.reason ?? ''}. `}
      {decision && given_on && `Approved by ${decision.by.name} and given ${shortDate(given_on)}. `}
      {discharge &&
        `Discharged ${shortDate(discharge.on)} by “${discharge.document_name}”: ${discharge.note}`}
    </p>
  )
}
