import { useStore } from '@nanostores/react'
import { lazy, Suspense, useRef, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { ShowMore } from '#components/list/ShowMore.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { useSeen } from '#components/use-seen.ts'
import { reasonAgainst, type Verdict } from '#domain/act'
import type { Correspondence as Shown } from '#domain/tracked-email/view'
import { MailboxBanners } from '#islands/mailbox/MailboxGlances.tsx'
import { dayHeading } from '#lib/format'
import { openClientMessages } from '#stores/client-message/of-case'
import { $correspondence, $isLoadingOlder, loadOlder } from '#stores/tracked-email/correspondence'
import { $emailRecord, type EmailRecord } from '#stores/tracked-email/record'
import { AddEmail } from './AddEmail.tsx'
import { byDay } from './by-day.ts'
import { ClientLine } from './ClientLine.tsx'
import { EntryLine } from './EntryLine.tsx'
import { MailboxNote } from './MailboxNote.tsx'
import { SuggestedEmails } from './SuggestedEmails.tsx'
import { UnfiledEmails } from './UnfiledEmails.tsx'
import { WriteForm } from './WriteForm.tsx'

const PortalForm = lazy(() => import('./PortalForm.tsx'))

type Props = {
  /** Whether the person may write about the record. */
  mayWrite: Verdict
}

/** The messages that left and the emails that arrived about a case or quote, as one timeline. */
export const Correspondence = ({ mayWrite }: Props) => {
  const correspondence = useStore($correspondence)
  const record = useStore($emailRecord)
  return (
    <Loaded
      from={correspondence}
      skeleton={<Skeleton rows={8} />}
      retry={() => $correspondence.revalidate()}
    >
      {(shown) => record && <Everything shown={shown} record={record} mayWrite={mayWrite} />}
    </Loaded>
  )
}

type PartProps = Props & { shown: Shown; record: EmailRecord }
/** '' for any client, the id of the one who is answered, or null while nobody is written to. */
type WritingTo = string | null

const Everything = ({ shown, record, mayWrite }: PartProps) => {
  const [isWriting, setWriting] = useState(false)
  const [to, setTo] = useState<WritingTo>(null)
  const close = () => setWriting(false)
  const why = reasonAgainst(mayWrite)
  return (
    <AddEmail why={why}>
      {(choose) => (
        <>
          <div className="row wrap">
            <ActButton className="btn main" why={why} onPress={() => setWriting(true)}>
              New email
            </ActButton>
            {shown.portal.length > 0 && (
              <ActButton why={why} onPress={() => setTo('')}>
                Message a client
              </ActButton>
            )}
            <ActButton why={why} onPress={choose}>
              Add an .eml file
            </ActButton>
          </div>
          <MailboxBanners mailboxes={shown.mailboxes} />
          <SuggestedEmails suggested={shown.suggested} target={shown.ref} why={why} />
          <Entries shown={shown} record={record} why={why} onAnswer={setTo} />
          <MailboxNote mailbox={shown.mailbox} />
          <UnfiledEmails record={record} target={shown.ref} why={why} />
          <Dialog title="New email" open={isWriting} onClose={close}>
            <WriteForm people={shown.people} sender={shown.sender} onDone={close} />
          </Dialog>
          <PortalDialog shown={shown} caseId={record.id} to={to} onClose={() => setTo(null)} />
        </>
      )}
    </AddEmail>
  )
}

type DialogProps = { shown: Shown; caseId: string; to: WritingTo; onClose: () => void }

const PortalDialog = ({ shown, caseId, to, onClose }: DialogProps) => (
  <Dialog title="Message in the portal" open={to !== null} onClose={onClose}>
    <Suspense>
      <PortalForm caseId={caseId} clients={shown.portal} to={to || null} onDone={onClose} />
    </Suspense>
  </Dialog>
)

type EntriesProps = Omit<PartProps, 'mayWrite'> & {
  why: string | undefined
  onAnswer: (clientId: string) => void
}

const unreadIn = (shown: Shown) =>
  shown.entries.flatMap((it) =>
    it.kind === 'client' && it.message.from === 'client' && it.message.read === null
      ? it.message.id
      : [],
  )

const Entries = ({ shown, record, why, onAnswer }: EntriesProps) => {
  const list = useRef<HTMLDivElement>(null)
  // Whoever cannot write about the case is not who it was written to.
  const unread = why === undefined ? unreadIn(shown) : []
  useSeen(list, unread.join(' '), (ids) => openClientMessages(record.id, ids))
  const isLoading = useStore($isLoadingOlder)
  if (shown.entries.length === 0)
    return (
      <Empty title="No messages yet">
        <p>Messages that you send and emails that are filed here appear in one list.</p>
      </Empty>
    )
  return (
    <div className="correspondence" ref={list}>
      {byDay(shown.entries).map(({ day, entries }) => (
        <section key={day}>
          <h2 className="h3">{dayHeading(entries[0]?.at ?? '')}</h2>
          <ul>
            {entries.map((entry) => (
              <AnyLine key={keyOf(entry)} {...{ entry, record, why, onAnswer }} />
            ))}
          </ul>
        </section>
      ))}
      {shown.next && <ShowMore loading={isLoading} load={() => void loadOlder()} />}
    </div>
  )
}

type LineProps = Pick<EntriesProps, 'record' | 'why' | 'onAnswer'> & {
  entry: Shown['entries'][number]
}

const AnyLine = ({ entry, record, why, onAnswer }: LineProps) =>
  entry.kind === 'client' ? (
    <ClientLine message={entry.message} why={why} onAnswer={onAnswer} />
  ) : (
    <EntryLine entry={entry} record={record} />
  )

const keyOf = (entry: Shown['entries'][number]) =>
  entry.kind === 'email' ? entry.email.id : entry.message.id
