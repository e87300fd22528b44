import { lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import type { MatterType } from '#domain/matter'
import { AddList } from './AddList.tsx'
import { OneForm } from './OneForm.tsx'
import { RepliesForm } from './RepliesForm.tsx'

// What few open is loaded with its dialog.
const AskClient = lazy(() => import('./AskClient.tsx'))
const FromLibrary = lazy(() => import('./FromLibrary.tsx'))
const OtherSideLinks = lazy(() => import('./OtherSideLinks.tsx'))

/** A form about one enquiry. */
export type OneEnquiry = {
  readonly name: 'approval' | 'change' | 'decline' | 'outcome' | 'indemnity' | 'reopen'
  readonly enquiry: CaseEnquiry
}

export type OpenEnquiry =
  | { readonly name: 'add' | 'library' | 'link' }
  | { readonly name: 'replies' | 'ask'; readonly enquiries: readonly CaseEnquiry[] }
  | OneEnquiry

const titles = {
  add: 'Add enquiries',
  replies: 'Reply to enquiries',
  ask: 'Ask the client',
  library: 'Raise from the library',
  link: 'Link for the other side',
  approval: 'Approve the decline',
  change: 'Change the enquiry',
  decline: 'Decline the enquiry',
  outcome: 'Record the outcome',
  indemnity: 'Cover by indemnity',
  reopen: 'Reopen the enquiry',
}

const wideForms: ReadonlySet<OpenEnquiry['name']> = new Set([
  'add',
  'ask',
  'replies',
  'library',
  'link',
])

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
    wide={open !== null && wideForms.has(open.name)}
  >
    {open?.name === 'add' && <AddList matter={matter} round={rounds + 1} onDone={onDone} />}
    {open?.name === 'replies' && <RepliesForm enquiries={open.enquiries} onDone={onDone} />}
    <Suspense fallback={<Skeleton rows={6} />}>
      {open?.name === 'library' && <FromLibrary round={rounds + 1} onDone={onDone} />}
      {open?.name === 'ask' && <AskClient enquiries={open.enquiries} onDone={onDone} />}
      {open?.name === 'link' && <OtherSideLinks />}
    </Suspense>
    {open && 'enquiry' in open && (
      <>
        <p>
          {open.enquiry.number}. {open.enquiry.text}
        </p>
        <OneForm name={open.name} enquiry={open.enquiry} onDone={onDone} />
      </>
    )}
  </Dialog>
)
