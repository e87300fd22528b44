import { lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import { fullText } from '#domain/enquiry/full-text'
import type { EnquiryLetterKind } from '#domain/enquiry/letter/contents'
import { AddList } from './AddList.tsx'
import { OneForm } from './OneForm.tsx'
import { RepliesForm } from './RepliesForm.tsx'

// What few open is loaded with its dialog.
const AskClient = lazy(() => import('./AskClient.tsx'))
const FromLibrary = lazy(() => import('./FromLibrary.tsx'))
const MakeLetter = lazy(() => import('./MakeLetter.tsx'))
const OtherSideLinks = lazy(() => import('./OtherSideLinks.tsx'))
const Suggested = lazy(() => import('./Suggested.tsx'))

/** A form about one enquiry. */
export type OneEnquiry = {
  readonly name: 'approval' | 'change' | 'decline' | 'outcome' | 'indemnity' | 'reopen'
  readonly enquiry: CaseEnquiry
}

export type OpenEnquiry =
  | { readonly name: 'add' | 'library' | 'suggest' | 'link' }
  | { readonly name: 'replies' | 'ask'; readonly enquiries: readonly CaseEnquiry[] }
  | {
      readonly name: 'letter'
      readonly kind: EnquiryLetterKind
      readonly enquiries: readonly CaseEnquiry[]
    }
  | OneEnquiry

const titles = {
  add: 'Add enquiries',
  replies: 'Reply to enquiries',
  ask: 'Ask the client',
  library: 'Raise from the library',
  suggest: 'Suggested enquiries',
  link: 'Link for the other side',
  letter: 'Make a document',
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
  'suggest',
  'link',
  'letter',
])

type Props = {
  open: OpenEnquiry | null
  conveyance: Conveyance
  /** The round that what is added belongs to. */
  round: number
  onOpen: (open: OpenEnquiry) => void
  onDone: () => void
}

/** The form that is open over the register. */
export const EnquiryForms = ({ open, conveyance, round, onOpen, onDone }: Props) => (
  <Dialog
    title={titles[open?.name ?? 'add']}
    open={open !== null}
    onClose={onDone}
    wide={open !== null && wideForms.has(open.name)}
  >
    {open?.name === 'add' && (
      <AddList matter={conveyance.matter_type} round={round} onDone={onDone} />
    )}
    {open?.name === 'replies' && <RepliesForm enquiries={open.enquiries} onDone={onDone} />}
    <LateForm open={open} conveyance={conveyance} round={round} onOpen={onOpen} onDone={onDone} />
    {open && 'enquiry' in open && (
      <>
        <p>
          {open.enquiry.number}. {fullText(open.enquiry)}
        </p>
        <OneForm name={open.name} enquiry={open.enquiry} onDone={onDone} />
      </>
    )}
  </Dialog>
)

const LateForm = ({ open, conveyance, round, onOpen, onDone }: Props) => (
  <Suspense fallback={<Skeleton rows={6} />}>
    {open?.name === 'library' && <FromLibrary round={round} onDone={onDone} />}
    {open?.name === 'suggest' && <Suggested round={round} onDone={onDone} />}
    {open?.name === 'ask' && <AskClient enquiries={open.enquiries} onDone={onDone} />}
    {open?.name === 'link' && <OtherSideLinks />}
    {open?.name === 'letter' && (
      <MakeLetter
        kind={open.kind}
        enquiries={open.enquiries}
        conveyance={conveyance}
        onLink={() => onOpen({ name: 'link' })}
        onDone={onDone}
      />
    )}
  </Suspense>
)
