import { useStore } from '@nanostores/react'
import { ActButton } from '#components/ActButton.tsx'
import { reasonAgainst } from '#domain/act'
import { maySendReplies } from '#domain/requisition/changing'
import type { Requisition } from '#domain/requisition/requisition'
import { $undertakings } from '#stores/undertaking/undertakings'
import type { OpenForm } from './RequisitionForms.tsx'

type Props = {
  requisition: Requisition
  why: string | undefined
  onOpen: (open: OpenForm) => void
}

/** What may be done with a requisition that has not ended. */
export const RequisitionActs = ({ requisition, why, onOpen }: Props) => {
  const { status, kind } = requisition
  if (status === 'satisfied' || status === 'cancelled') return null
  return (
    <div className="row wrap">
      {status === 'drafting' && <DraftActs {...{ requisition, why, onOpen }} />}
      {status === 'sent' && (
        <ActButton why={why} onPress={() => onOpen({ name: 'amend', requisition })}>
          Amend replies
        </ActButton>
      )}
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

const DraftActs = ({ requisition, why, onOpen }: Props) => {
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
        className="btn main"
        why={why ?? reasonAgainst(maySendReplies(requisition, undertakings))}
        onPress={() => onOpen({ name: 'send', requisition })}
      >
        Send replies
      </ActButton>
    </>
  )
}
