import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Feed, type FeedDay, type FeedLine } from '#components/Feed.tsx'
import { SearchField } from '#components/form/SearchField.tsx'
import type { IconName } from '#components/icons.ts'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { ClientHistoryEntry } from '#domain/conveyance/portal/history'
import { entriesOf } from '#domain/entries'
import { clientKinds } from '#domain/matter-names'
import { dayHeading, exactInstant, pluralise, time } from '#lib/format'
import { $clientHistory } from '#stores/conveyance/portal/history'
import { ClientOnly } from './ClientOnly.tsx'
import { type HistoryKind, historyOf, kindLabels } from './history-filter.ts'

const icons: Readonly<Record<ClientHistoryEntry['kind'], IconName>> = {
  step: 'flag',
  case: 'handshake',
  message: 'mail',
}

export default function ClientHistory() {
  return (
    <ClientOnly>
      <History />
    </ClientOnly>
  )
}

const History = () => {
  const history = useStore($clientHistory)
  return (
    <div className="portal">
      <h1 className="client-hello">Case history</h1>
      <Loaded
        from={history}
        skeleton={<Skeleton rows={8} />}
        retry={() => $clientHistory.revalidate()}
      >
        {(entries) =>
          entries.length === 0 ? (
            <Empty title="Nothing has happened yet">
              <p>We will show each completed step and each message to you here.</p>
            </Empty>
          ) : (
            <Entries entries={entries} />
          )
        }
      </Loaded>
    </div>
  )
}

const Entries = ({ entries }: { entries: readonly ClientHistoryEntry[] }) => {
  const [kind, setKind] = useState<HistoryKind>('all')
  const [words, setWords] = useState('')
  const found = historyOf(entries, kind, words)
  return (
    <>
      <div className="history-filter">
        <SearchField label="Search your case history" value={words} onChange={setWords} />
        <div className="seg-ctl">
          {entriesOf(kindLabels).map(([key, label]) => (
            <button
              key={key}
              type="button"
              aria-pressed={key === kind}
              onClick={() => setKind(key)}
            >
              {label}
            </button>
          ))}
        </div>
        <button type="button" className="btn" onClick={() => window.print()}>
          Print or save as PDF
        </button>
      </div>
      <p className="contents" role="status">
        {pluralise(found.length, 'entry', 'entries')}
      </p>
      {found.length === 0 ? (
        <p className="client-text">Nothing matches. Try fewer words.</p>
      ) : (
        <Feed days={daysOf(found)} />
      )}
    </>
  )
}

const lineOf = (clientHistoryEntry: ClientHistoryEntry): FeedLine => ({
  key: clientHistoryEntry.id,
  icon: icons[clientHistoryEntry.kind],
  who: clientHistoryEntry.text,
  text: `${clientKinds[clientHistoryEntry.case.matter_type]} ${clientHistoryEntry.case.address}`,
  time: time(clientHistoryEntry.at),
  exact: exactInstant(clientHistoryEntry.at),
})

const daysOf = (entries: readonly ClientHistoryEntry[]): FeedDay[] => {
  const days = Map.groupBy(entries, (it) => dayHeading(it.at))
  return [...days].map(([day, of]) => ({ day, lines: of.map(lineOf) }))
}
