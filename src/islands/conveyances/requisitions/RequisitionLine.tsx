import { Chip } from '#components/Marks.tsx'
import { isRequisitionLate } from '#domain/requisition/changing'
import { requisitionStatuses } from '#domain/requisition/labels'
import type { Requisition } from '#domain/requisition/requisition'
import { plainDate } from '#lib/format'
import { RequisitionActs } from './RequisitionActs.tsx'
import type { OpenForm } from './RequisitionForms.tsx'
import { RequisitionItems } from './RequisitionItems.tsx'
import { RequisitionStory } from './RequisitionStory.tsx'

export const requisitionTitle = ({ firm, kind, reference }: Requisition) => {
  if (kind === 'completion') return `${firm}, on completion`
  return reference ? `${firm}, application ${reference}` : firm
}

type Props = {
  requisition: Requisition
  why: string | undefined
  canReply: boolean
  onOpen: (open: OpenForm) => void
}

/** A requisition with its replies, what may be done about it and what happened. */
export const RequisitionLine = ({ requisition, why, canReply, onOpen }: Props) => {
  const { status, due_on } = requisition
  const isLate = isRequisitionLate(requisition, new Date().toISOString())
  return (
    <>
      <p className="row between wrap">
        <b className="med">{requisitionTitle(requisition)}</b>
        <span className={isLate ? 'bad' : 'mute'}>
          {isLate ? 'Late, due' : 'Due'} {plainDate(due_on)}{' '}
          <Chip tone={status === 'drafting' ? 'warn' : 'plain'}>{requisitionStatuses[status]}</Chip>
        </span>
      </p>
      <RequisitionItems
        requisition={requisition}
        canFlag={canReply && why === undefined}
        onOpen={onOpen}
      />
      {canReply && <RequisitionActs requisition={requisition} why={why} onOpen={onOpen} />}
      <RequisitionStory requisition={requisition} />
    </>
  )
}
