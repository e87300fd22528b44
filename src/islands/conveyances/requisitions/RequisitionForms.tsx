import type { CaseDetail } from '#domain/conveyance/api'
import type { Requisition } from '#domain/requisition/requisition'
import type { Undertaking } from '#domain/undertaking/undertaking'
import { EndForm, ExtendForm } from './EndForms.tsx'
import { ReceiveForm } from './ReceiveForm.tsx'
import { RepliesForm } from './RepliesForm.tsx'
import { DecideForm, DischargeForm, UndertakingForm } from './UndertakingForms.tsx'

export type OpenForm =
  | { readonly name: 'receive' }
  | { readonly name: 'replies' | 'extend' | 'end'; readonly requisition: Requisition }
  | { readonly name: 'undertaking'; readonly requisition: Requisition | null }
  | { readonly name: 'decide' | 'discharge'; readonly undertaking: Undertaking }

const titles: Readonly<Record<OpenForm['name'], string>> = {
  receive: 'Record requisitions',
  replies: 'Replies',
  extend: 'More time',
  end: 'Outcome',
  undertaking: 'Add an undertaking',
  decide: 'Approve the undertaking',
  discharge: 'Discharge the undertaking',
}

export const titleOf = (open: OpenForm | null) => titles[open?.name ?? 'receive']

type Props = { open: OpenForm; caseFile: CaseDetail; onDone: () => void }

/** The form that is open over the requisitions and undertakings of a case. */
export const RequisitionForms = ({ open, caseFile, onDone }: Props) => {
  const otherFirm = caseFile.conveyance.other_side?.firm ?? ''
  switch (open.name) {
    case 'receive':
      return <ReceiveForm otherFirm={otherFirm} onDone={onDone} />
    case 'replies':
      return <RepliesForm requisition={open.requisition} onDone={onDone} />
    case 'extend':
      return <ExtendForm requisition={open.requisition} onDone={onDone} />
    case 'end':
      return <EndForm requisition={open.requisition} onDone={onDone} />
    case 'undertaking':
      return (
        <UndertakingForm requisition={open.requisition} otherFirm={otherFirm} onDone={onDone} />
      )
    case 'decide':
      return <DecideForm undertaking={open.undertaking} onDone={onDone} />
    case 'discharge':
      return <DischargeForm undertaking={open.undertaking} onDone={onDone} />
  }
}
