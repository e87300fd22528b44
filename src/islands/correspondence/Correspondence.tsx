import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { useNarrow } from '#components/overlay/narrow.ts'
import { reasonAgainst, type Verdict } from '#domain/act'
import type { Correspondence as Shown } from '#domain/tracked-email/view'
import { MailboxBanners } from '#islands/mailbox/MailboxGlances.tsx'
import { $correspondence } from '#stores/tracked-email/correspondence'
import { $emailRecord, type EmailRecord } from '#stores/tracked-email/record'
import { AddEmail } from './AddEmail.tsx'
import { CorrespondencePeople } from './CorrespondencePeople.tsx'
import { CorrespondenceTools } from './CorrespondenceTools.tsx'
import { Entries } from './Entries.tsx'
import { MailboxNote } from './MailboxNote.tsx'
import { SuggestedEmails } from './SuggestedEmails.tsx'

const Composer = lazy(() => import('./Composer.tsx'))
const WriteForm = lazy(() => import('./WriteForm.tsx'))
const PortalForm = lazy(() => import('./PortalForm.tsx'))
const UnfiledEmails = lazy(() => import('./UnfiledEmails.tsx'))

/** From this width on, in pixels, the composer stands beside the timeline. */
const COMPOSER_FROM = 1359

type Props = {
  /** Whether the person may write about the record. */
  mayWrite: Verdict
}

/** The messages that left and the emails that arrived about a case or quote, as one timeline. */
export const Correspondence = ({ mayWrite }: Props) => {
  const correspondence = useStore($correspondence)
  const record = useStore($emailRecord)
  // Another filter is another request: what was shown stays until it is answered.
  const [last, setLast] = useState<Shown | undefined>(undefined)
  const { data, error } = correspondence
  if (data !== undefined && data !== last) setLast(data)
  const shown = data ?? (error ? undefined : last)
  return (
    <Loaded
      from={{ ...correspondence, data: shown }}
      skeleton={<Skeleton rows={8} />}
      retry={() => $correspondence.revalidate()}
    >
      {(it) =>
        record && (
          <Everything shown={it} record={record} mayWrite={mayWrite} isBusy={data === undefined} />
        )
      }
    </Loaded>
  )
}

type PartProps = Props & { shown: Shown; record: EmailRecord; isBusy: boolean }
/** '' for any client, the id of the one who is answered, or null while nobody is written to. */
type WritingTo = string | null

const Everything = ({ shown, record, mayWrite, isBusy }: PartProps) => {
  const [isWriting, setWriting] = useState(false)
  const [to, setTo] = useState<WritingTo>(null)
  const why = reasonAgainst(mayWrite)
  const isWide = !useNarrow(COMPOSER_FROM) && why === undefined
  const parts = { shown, record, why, to, onAnswer: setTo }
  const write = () => setWriting(true)
  return (
    <AddEmail why={why}>
      {(choose) => (
        <>
          <CorrespondenceTools shown={shown} isBusy={isBusy}>
            {!isWide && <WriteButtons {...parts} onWrite={write} />}
            <ActButton why={why} onPress={choose}>
              Add an .eml file
            </ActButton>
          </CorrespondenceTools>
          <MailboxBanners mailboxes={shown.mailboxes} />
          <Columns {...parts} isWide={isWide} />
          <EmailDialog
            record={record}
            shown={shown}
            open={isWriting}
            onClose={() => setWriting(false)}
          />
          {!isWide && <PortalDialog {...parts} onClose={() => setTo(null)} />}
        </>
      )}
    </AddEmail>
  )
}

type Parts = {
  shown: Shown
  record: EmailRecord
  why: string | undefined
  to: WritingTo
  onAnswer: (to: WritingTo) => void
}

type ButtonsProps = Pick<Parts, 'shown' | 'why' | 'onAnswer'> & { onWrite: () => void }

const WriteButtons = ({ shown, why, onAnswer, onWrite }: ButtonsProps) => (
  <>
    <ActButton className="btn main" why={why} onPress={onWrite}>
      New email
    </ActButton>
    {shown.portal.length > 0 && (
      <ActButton why={why} onPress={() => onAnswer('')}>
        Message a client
      </ActButton>
    )}
  </>
)

/** The people, the timeline and, where there is room, what is written. */
const Columns = ({ shown, record, why, to, onAnswer, isWide }: Parts & { isWide: boolean }) => (
  <div className={isWide ? 'document-parts with-composer' : 'document-parts'}>
    <CorrespondencePeople shown={shown} />
    <div className="message-list">
      <SuggestedEmails suggested={shown.suggested} target={shown.ref} why={why} />
      <Entries shown={shown} record={record} why={why} onAnswer={onAnswer} />
      <MailboxNote mailbox={shown.mailbox} />
      <Suspense>
        <UnfiledEmails record={record} target={shown.ref} why={why} />
      </Suspense>
    </div>
    {isWide && (
      <Suspense fallback={<aside className="composer" />}>
        <Composer shown={shown} record={record} to={to} onAnswer={onAnswer} />
      </Suspense>
    )}
  </div>
)

type EmailProps = { shown: Shown; record: EmailRecord; open: boolean; onClose: () => void }

const EmailDialog = ({ shown, record, open, onClose }: EmailProps) => (
  <Dialog title="New email" open={open} onClose={onClose}>
    <Suspense fallback={<Skeleton rows={6} />}>
      <WriteForm
        record={record}
        people={shown.people}
        sender={shown.sender}
        onDone={onClose}
        onCancel={onClose}
      />
    </Suspense>
  </Dialog>
)

type DialogProps = Pick<Parts, 'shown' | 'record' | 'to'> & { onClose: () => void }

const PortalDialog = ({ shown, record, to, onClose }: DialogProps) => (
  <Dialog title="Message in the portal" open={to !== null} onClose={onClose}>
    <Suspense>
      <PortalForm
        caseId={record.id}
        clients={shown.portal}
        to={to || null}
        onDone={onClose}
        onCancel={onClose}
      />
    </Suspense>
  </Dialog>
)
