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
import { Drafts } from './writing/Drafts.tsx'
import { type Writing, waysFor } from './writing/ways.ts'

const Composer = lazy(() => import('./writing/Composer.tsx'))
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

const FIRST: Writing = { way: 'email' }

const Everything = ({ shown, record, mayWrite, isBusy }: PartProps) => {
  /** What is written; null where nothing is, beside which a wide page shows an email. */
  const [writing, setWriting] = useState<Writing | null>(null)
  const why = reasonAgainst(mayWrite)
  const isWide = !useNarrow(COMPOSER_FROM) && why === undefined
  const parts = { shown, record, why, writing, onWrite: setWriting }
  return (
    <AddEmail why={why}>
      {(choose) => (
        <>
          <CorrespondenceTools shown={shown} isBusy={isBusy}>
            <WriteButtons {...parts} isWide={isWide} />
            <ActButton why={why} onPress={choose}>
              Add an .eml file
            </ActButton>
          </CorrespondenceTools>
          <MailboxBanners mailboxes={shown.mailboxes} />
          <Columns {...parts} isWide={isWide} />
          {!isWide && <WriteDialog {...parts} onClose={() => setWriting(null)} />}
        </>
      )}
    </AddEmail>
  )
}

type Parts = {
  shown: Shown
  record: EmailRecord
  why: string | undefined
  writing: Writing | null
  onWrite: (writing: Writing) => void
}

const WriteButtons = ({ shown, why, onWrite, isWide }: Parts & { isWide: boolean }) => (
  <>
    {!isWide && (
      <ActButton className="btn main" why={why} onPress={() => onWrite(FIRST)}>
        New message
      </ActButton>
    )}
    {waysFor(shown).includes('call') && (
      <ActButton why={why} onPress={() => onWrite({ way: 'call' })}>
        Log a call
      </ActButton>
    )}
  </>
)

/** The people, the timeline and, where there is room, what is written. */
const Columns = ({ isWide, ...parts }: Parts & { isWide: boolean }) => {
  const { shown, record, why, writing, onWrite } = parts
  const open = writing?.way ?? (isWide ? FIRST.way : null)
  return (
    <div className={isWide ? 'document-parts with-composer' : 'document-parts'}>
      <CorrespondencePeople shown={shown} />
      <div className="message-list">
        {why === undefined && <Drafts record={record} open={open} onResume={onWrite} />}
        <SuggestedEmails suggested={shown.suggested} target={shown.ref} why={why} />
        <Entries shown={shown} record={record} why={why} onWrite={onWrite} />
        <MailboxNote mailbox={shown.mailbox} />
        <Suspense>
          <UnfiledEmails record={record} target={shown.ref} why={why} />
        </Suspense>
      </div>
      {isWide && (
        <aside className="composer" aria-label="Write">
          <Suspense>
            <Composer {...{ shown, record, onWrite }} writing={writing ?? FIRST} />
          </Suspense>
        </aside>
      )}
    </div>
  )
}

const WriteDialog = ({
  shown,
  record,
  writing,
  onWrite,
  onClose,
}: Parts & { onClose: () => void }) => (
  <Dialog title="New message" open={writing !== null} onClose={onClose}>
    <Suspense fallback={<Skeleton rows={6} />}>
      <Composer {...{ shown, record, onWrite }} writing={writing ?? FIRST} onDone={onClose} />
    </Suspense>
  </Dialog>
)
