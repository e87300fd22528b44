import { Dialog } from '#components/overlay/Dialog.tsx'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import type { MatterType } from '#domain/matter'
import { AddList } from './AddList.tsx'
import { OneForm } from './OneForm.tsx'
import { RepliesForm } from './RepliesForm.tsx'

export type OpenEnquiry =
  | { readonly name: 'add' }
  | { readonly name: 'replies'; readonly enquiries: readonly CaseEnquiry[] }
  | {
      readonly name: 'change' | 'decline' | 'outcome' | 'indemnity' | 'reopen'
      readonly enquiry: CaseEnquiry
    }

const titles = {
  add: 'Add enquiries',
  replies: 'Reply to enquiries',
  change: 'Change the enquiry',
  decline: 'Decline the enquiry',
  outcome: 'Record the outcome',
  indemnity: 'Cover by indemnity',
  reopen: 'Reopen the enquiry',
}

type Props = {
  open: OpenEnquiry | null
  matter: MatterType
  /** The newest round; 0 before the first. */
  rounds: number
  onDone: () => void
}

/** The form that is open over the register. */
export const EnquiryForms = ({ open, matter, rounds, onDone }: Props) => (
  <Dialog
    title={titles[open?.name ?? 'add']}
    open={open !== null}
    onClose={onDone}
    wide={open?.name === 'add' || open?.name === 'replies'}
  >
    {open?.name === 'add' && <AddList matter={matter} round={rounds + 1} onDone={onDone} />}
    {open?.name === 'replies' && <RepliesForm enquiries={open.enquiries} onDone={onDone} />}
    {open && open.name !== 'add' && open.name !== 'replies' && (
      <>
        <p>
          {open.enquiry.number}. {open.enquiry.text}
        </p>
        <OneForm name={open.name} enquiry={open.enquiry} onDone={onDone} />
      </>
    )}
  </Dialog>
)
