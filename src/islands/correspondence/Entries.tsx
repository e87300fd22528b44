import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { Empty } from '#components/Loaded.tsx'
import { ShowMore } from '#components/list/ShowMore.tsx'
import { useSeen } from '#components/use-seen.ts'
import { idOfEntry, type Correspondence as Shown } from '#domain/tracked-email/view'
import { dayHeading } from '#lib/format'
import { openClientMessages } from '#stores/client-message/of-case'
import { $isLoadingOlder, loadOlder } from '#stores/tracked-email/correspondence'
import { narrowCorrespondence } from '#stores/tracked-email/correspondence-filter'
import type { EmailRecord } from '#stores/tracked-email/record'
import { byDay } from './by-day.ts'
import { ClientLine } from './ClientLine.tsx'
import { EntryLine } from './EntryLine.tsx'
import { FoldedLine } from './FoldedLine.tsx'
import { foldedIn } from './folded.ts'
import { ReceivedTextLine } from './ReceivedTextLine.tsx'
import { WhatsappLine } from './WhatsappLine.tsx'
import type { Writing } from './writing/ways.ts'

type EntriesProps = {
  shown: Shown
  record: EmailRecord
  why: string | undefined
  onWrite: (writing: Writing) => void
}

const unreadIn = (shown: Shown) =>
  shown.entries.flatMap((it) =>
    it.kind === 'client' && it.message.from === 'client' && it.message.read === null
      ? it.message.id
      : [],
  )

const NoEntries = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <Empty title="No message matches">
      <button
        type="button"
        className="btn"
        onClick={() => narrowCorrespondence({ person: '', channel: '', q: '' })}
      >
        Clear filters
      </button>
    </Empty>
  ) : (
    <Empty title="No messages yet">
      <p>Messages that you send and emails that are filed here appear in one list.</p>
    </Empty>
  )

/** The timeline by day. */
export const Entries = ({ shown, record, why, onWrite }: EntriesProps) => {
  const list = useRef<HTMLDivElement>(null)
  // Whoever cannot write about the case is not who it was written to.
  const unread = why === undefined ? unreadIn(shown) : []
  useSeen(list, unread.join(' '), (ids) => openClientMessages(record.id, ids))
  const isLoading = useStore($isLoadingOlder)
  if (shown.entries.length === 0) return <NoEntries isNarrowed={shown.total > 0} />
  return (
    <div className="correspondence" ref={list}>
      {byDay(shown.entries).map(({ day, entries }) => (
        <section key={day}>
          <h2 className="h3">{dayHeading(entries[0]?.at ?? '')}</h2>
          <ul>
            {foldedIn(entries).map((it) =>
              Array.isArray(it) ? (
                <FoldedLine key={idOfEntry(it[0])} entries={it} record={record} />
              ) : (
                <AnyLine key={idOfEntry(it)} {...{ entry: it, shown, record, why, onWrite }} />
              ),
            )}
          </ul>
        </section>
      ))}
      {shown.next && <ShowMore loading={isLoading} load={() => void loadOlder()} />}
    </div>
  )
}

type LineProps = EntriesProps & {
  entry: Shown['entries'][number]
}

const AnyLine = ({ entry, shown, record, why, onWrite }: LineProps) => {
  const answerBy = (way: Writing['way']) => (to: string) => onWrite({ way, to })
  if (entry.kind === 'client')
    return <ClientLine message={entry.message} why={why} onAnswer={answerBy('portal')} />
  if (entry.kind === 'whatsapp') {
    const person = shown.ways?.whatsapp.find(({ at }) => at === entry.phone)
    const of = { entry, person: person?.id ?? null, why }
    return <WhatsappLine {...of} onAnswer={answerBy('whatsapp')} />
  }
  if (entry.kind === 'text') {
    const person = shown.ways?.sms.find(({ at }) => at === entry.message.phone)
    const of = { entry, person: person?.id ?? null, why }
    return <ReceivedTextLine {...of} onAnswer={answerBy('sms')} />
  }
  return <EntryLine entry={entry} record={record} />
}
