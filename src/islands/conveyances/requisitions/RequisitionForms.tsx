import { lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import type { Requisition } from '#domain/requisition/requisition'
import type { Undertaking } from '#domain/undertaking/undertaking'
import { AmendForm, EndForm, ExtendForm, FlagForm } from './EndForms.tsx'
import { ReceiveForm } from './ReceiveForm.tsx'
import { RepliesForm } from './RepliesForm.tsx'
import { DecideForm, DischargeForm, UndertakingForm } from './UndertakingForms.tsx'

const SendReplies = lazy(() => import('./SendReplies.tsx'))

type RequisitionForm = 'replies' | 'send' | 'amend' | 'extend' | 'end'

export type OpenForm =
  | { readonly name: 'receive' }
  | { readonly name: RequisitionForm; readonly requisition: Requisition }
  | { readonly name: 'flag'; readonly requisition: Requisition; readonly item: string }
  | { readonly name: 'undertaking'; readonly requisition: Requisition | null }
  | { readonly name: 'decide' | 'discharge'; readonly undertaking: Undertaking }

const titles: Readonly<Record<OpenForm['name'], string>> = {
  receive: 'Record requisitions',
  replies: 'Replies',
  send: 'Send replies',
  amend: 'Amend replies',
  flag: 'Flag a reply',
  extend: 'More time',
  end: 'Outcome',
  undertaking: 'Add an undertaking',
  decide: 'Approve the undertaking',
  discharge: 'Discharge the undertaking',
}

export const titleOf = (open: OpenForm | null) => titles[open?.name ?? 'receive']

type Props = { open: OpenForm; caseFile: CaseDetail; onDone: () => void }

type SendingProps = { requisition: Requisition; caseFile: CaseDetail; onDone: () => void }

const Sending = ({ requisition, caseFile: { conveyance }, onDone }: SendingProps) => (
  <Suspense fallback={<Skeleton rows={4} />}>
    <SendReplies requisition={requisition} conveyance={conveyance} onDone={onDone} />
  </Suspense>
)

/** The forms that need no more than a requisition. */
const ofRequisition = { replies: RepliesForm, amend: AmendForm, extend: ExtendForm, end: EndForm }

/** The form that is open over the requisitions and undertakings of a case. */
export const RequisitionForms = ({ open, caseFile, onDone }: Props) => {
  const otherFirm = caseFile.conveyance.other_side?.firm ?? ''
  switch (open.name) {
    case 'receive':
      return <ReceiveForm otherFirm={otherFirm} onDone={onDone} />
    case 'send':
      return <Sending requisition={open.requisition} caseFile={caseFile} onDone={onDone} />
    case 'flag':
      return <FlagForm requisition={open.requisition} item={open.item} onDone={onDone} />
    case 'undertaking':
      return (
        <UndertakingForm requisition={open.requisition} otherFirm={otherFirm} onDone={onDone} />
      )
    case 'decide':
      return <DecideForm undertaking={open.undertaking} onDone={onDone} />
    case 'discharge':
      return <DischargeForm undertaking={open.undertaking} onDone={onDone} />
    default: {
      const Form = ofRequisition[open.name]
      return <Form requisition={open.requisition} onDone={onDone} />
    }
  }
}
