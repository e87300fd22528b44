import { useStore } from '@nanostores/react'
import { ActButton } from '#components/ActButton.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Chip } from '#components/Marks.tsx'
import { reasonAgainst } from '#domain/act'
import { isRequisitionLate, maySendReplies } from '#domain/requisition/changing'
import { requisitionStatuses } from '#domain/requisition/labels'
import type { Requisition } from '#domain/requisition/requisition'
import { useCan } from '#islands/chrome/use-can.ts'
import { useSubmit } from '#islands/conveyances/enquiries/use-submit.ts'
import { shortDate } from '#lib/format'
import { $requisitions, sendRequisition } from '#stores/requisition/requisitions'
import { $undertakings } from '#stores/undertaking/undertakings'
import type { OpenForm } from './RequisitionForms.tsx'

type Props = { why: string | undefined; onOpen: (open: OpenForm) => void }

export const RequisitionPart = ({ why, onOpen }: Props) => {
  const canReply = useCan(['conveyance.update', 'requisition-replies.update'])
  return (
    <section className="case-part" aria-label="Requisitions">
      <header className="row between wrap">
        <h2 className="h2">Requisitions</h2>
        {canReply && (
          <ActButton why={why} onPress={() => onOpen({ name: 'receive' })}>
            Record requisitions
          </ActButton>
        )}
      </header>
      <Loaded
        from={useStore($requisitions)}
        skeleton={<Skeleton rows={3} />}
        retry={() => $requisitions.revalidate()}
      >
        {(list) =>
          list.length === 0 ? (
            <p className="mute">
              No requisitions yet. Replies to those on completion are drafted from the facts of the
              case.
            </p>
          ) : (
            <ul className="requisition-list">
              {list.map((it) => (
                <RequisitionLine
                  key={it.id}
                  requisition={it}
                  why={why}
                  canReply={canReply}
                  onOpen={onOpen}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

const titleOf = ({ firm, kind, reference }: Requisition) => {
  if (kind === 'completion') return `${firm}, on completion`
  return reference ? `${firm}, application ${reference}` : firm
}

type LineProps = Props & { requisition: Requisition; canReply: boolean }

const RequisitionLine = ({ requisition, why, canReply, onOpen }: LineProps) => {
  const { status, due_on, items } = requisition
  const isLate = isRequisitionLate(requisition, new Date().toISOString())
  return (
    <li>
      <p className="row between wrap">
        <b className="med">{titleOf(requisition)}</b>
        <span className={isLate ? 'bad' : 'mute'}>
          {isLate ? 'Late, due' : 'Due'} {shortDate(due_on)}{' '}
          <Chip tone={status === 'drafting' ? 'warn' : 'plain'}>{requisitionStatuses[status]}</Chip>
        </span>
      </p>
      <dl className="requisition-items">
        {items.map(({ key, question, reply, source }) => (
          <div key={key}>
            <dt>{question}</dt>
            <dd>
              {reply || <span className="mute">No reply yet</span>}
              {source && <small className="evidence">Drafted from: {source}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {canReply && <LineActs requisition={requisition} why={why} onOpen={onOpen} />}
    </li>
  )
}

type ActsProps = Omit<LineProps, 'canReply'>

const LineActs = ({ requisition, why, onOpen }: ActsProps) => {
  const { status, kind } = requisition
  if (status === 'satisfied' || status === 'cancelled') return null
  return (
    <div className="row wrap">
      {status === 'drafting' && <DraftActs {...{ requisition, why, onOpen }} />}
      {kind === 'hmlr' && (
        <ActButton why={why} onPress={() => onOpen({ name: 'extend', requisition })}>
          Record more time
        </ActButton>
      )}
      <ActButton why={why} onPress={() => onOpen({ name: 'end', requisition })}>
        Record the outcome
      </ActButton>
    </div>
  )
}

const DraftActs = ({ requisition, why, onOpen }: ActsProps) => {
  const { fault, isBusy, submit } = useSubmit()
  const all = useStore($undertakings).data ?? []
  const undertakings = all.filter((it) => it.requisition_id === requisition.id)
  return (
    <>
      <ActButton why={why} onPress={() => onOpen({ name: 'replies', requisition })}>
        Edit replies
      </ActButton>
      <ActButton why={why} onPress={() => onOpen({ name: 'undertaking', requisition })}>
        Add an undertaking
      </ActButton>
      <ActButton
        isBusy={isBusy}
        why={why ?? reasonAgainst(maySendReplies(requisition, undertakings))}
        onPress={() => void submit(() => sendRequisition(requisition))}
      >
        Record as sent
      </ActButton>
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}
