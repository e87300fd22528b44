import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { ShowMore } from '#components/list/ShowMore.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { reasonAgainst, type Verdict } from '#domain/act'
import type { Correspondence as Shown } from '#domain/tracked-email/view'
import { dayHeading } from '#lib/format'
import { $correspondence, $isLoadingOlder, loadOlder } from '#stores/tracked-email/correspondence'
import { $emailRecord, type EmailRecord } from '#stores/tracked-email/record'
import { AddEmail } from './AddEmail.tsx'
import { byDay } from './by-day.ts'
import { EntryLine } from './EntryLine.tsx'
import { MailboxNote } from './MailboxNote.tsx'
import { SuggestedEmails } from './SuggestedEmails.tsx'
import { UnfiledEmails } from './UnfiledEmails.tsx'
import { WriteForm } from './WriteForm.tsx'

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

const Everything = ({ shown, record, mayWrite }: PartProps) => {
  const [isWriting, setWriting] = useState(false)
  const why = reasonAgainst(mayWrite)
  return (
    <AddEmail why={why}>
      {(choose) => (
        <>
          <div className="row wrap">
            <ActButton className="btn main" why={why} onPress={() => setWriting(true)}>
              New email
            </ActButton>
            <ActButton why={why} onPress={choose}>
              Add an .eml file
            </ActButton>
          </div>
          <SuggestedEmails suggested={shown.suggested} target={shown.ref} why={why} />
          <Entries shown={shown} record={record} />
          <MailboxNote mailbox={shown.mailbox} />
          <UnfiledEmails record={record} target={shown.ref} why={why} />
          <Dialog title="New email" open={isWriting} onClose={() => setWriting(false)}>
            <WriteForm people={shown.people} onDone={() => setWriting(false)} />
          </Dialog>
        </>
      )}
    </AddEmail>
  )
}

const Entries = ({ shown, record }: Omit<PartProps, 'mayWrite'>) => {
  const isLoading = useStore($isLoadingOlder)
  if (shown.entries.length === 0)
    return (
      <Empty title="No messages yet">
        <p>Messages that you send and emails that are filed here appear in one list.</p>
      </Empty>
    )
  return (
    <div className="correspondence">
      {byDay(shown.entries).map(({ day, entries }) => (
        <section key={day}>
          <h2 className="h3">{dayHeading(entries[0]?.at ?? '')}</h2>
          <ul>
            {entries.map((entry) => (
              <EntryLine key={keyOf(entry)} entry={entry} record={record} />
            ))}
          </ul>
        </section>
      ))}
      {shown.next && <ShowMore loading={isLoading} load={() => void loadOlder()} />}
    </div>
  )
}

const keyOf = (entry: Shown['entries'][number]) =>
  entry.kind === 'email' ? entry.email.id : entry.message.id
