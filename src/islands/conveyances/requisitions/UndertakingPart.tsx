import { useStore } from '@nanostores/react'
import { ActButton } from '#components/ActButton.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Chip } from '#components/Marks.tsx'
import { reasonAgainst } from '#domain/act'
import { undertakingActs } from '#domain/undertaking/acts'
import { undertakingKinds, undertakingSides, undertakingStatuses } from '#domain/undertaking/labels'
import { isUndertakingOverdue, type Undertaking } from '#domain/undertaking/undertaking'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { price, shortDate, today } from '#lib/format'
import { $undertakings } from '#stores/undertaking/undertakings'
import type { OpenForm } from './RequisitionForms.tsx'

type Props = { why: string | undefined; onOpen: (open: OpenForm) => void }

export const UndertakingPart = ({ why, onOpen }: Props) => (
  <section className="case-part" aria-label="Undertakings">
    <header className="row between wrap">
      <h2 className="h2">Undertakings</h2>
      {useCan('conveyance.update') && (
        <ActButton why={why} onPress={() => onOpen({ name: 'undertaking', requisition: null })}>
          Add an undertaking
        </ActButton>
      )}
    </header>
    <Loaded
      from={useStore($undertakings)}
      skeleton={<Skeleton rows={3} />}
      retry={() => $undertakings.revalidate()}
    >
      {(list) =>
        list.length === 0 ? (
          <p className="mute">
            No undertakings yet. A second person approves each of ours, and a document discharges
            it.
          </p>
        ) : (
          <ul className="requisition-list">
            {list.map((it) => (
              <UndertakingLine key={it.id} undertaking={it} onOpen={onOpen} />
            ))}
          </ul>
        )
      }
    </Loaded>
  </section>
)

const statusOf = (undertaking: Undertaking) =>
  isUndertakingOverdue(undertaking, today()) ? 'Overdue' : undertakingStatuses[undertaking.status]

type LineProps = { undertaking: Undertaking; onOpen: Props['onOpen'] }

const UndertakingLine = ({ undertaking, onOpen }: LineProps) => {
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
