import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { SearchField } from '#components/form/SearchField.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { entriesOf } from '#domain/entries'
import { pluralise } from '#lib/format'
import { $ownMessages } from '#stores/client-message/own'
import { $clientCases } from '#stores/conveyance/portal/case'
import { $clientHistory } from '#stores/conveyance/portal/history'
import { ClientOnly } from './ClientOnly.tsx'
import { useHas } from './delegates/use-helping.ts'
import {
  type HistoryItem,
  type HistoryKind,
  historyOf,
  itemsOf,
  kindLabels,
} from './history-filter.ts'
import { OwnEntries } from './messages/OwnEntries.tsx'
import { WriteAboutCase } from './messages/WriteAboutCase.tsx'

export default function ClientHistory() {
  const hasMessages = useHas('messages')
  return (
    <ClientOnly needs="progress">
      <div className="portal">
        <h1 className="client-hello">Case history</h1>
        {hasMessages ? <History /> : <Progress />}
      </div>
    </ClientOnly>
  )
}

const retry = () => {
  $clientHistory.revalidate()
  $ownMessages.revalidate()
  $clientCases.revalidate()
}

const History = () => {
  const history = useStore($clientHistory)
  const messages = useStore($ownMessages)
  const cases = useStore($clientCases)
  return (
    <Loaded from={cases} skeleton={<Skeleton rows={8} />} retry={retry}>
      {(list) => (
        <Loaded from={messages} skeleton={<Skeleton rows={8} />} retry={retry}>
          {(written) => (
            <Loaded from={history} skeleton={<Skeleton rows={8} />} retry={retry}>
              {(entries) => (
                <>
                  <WriteAboutCase cases={list} />
                  <Entries items={itemsOf(entries, written)} />
                </>
              )}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

/** For somebody who helps and sees no messages. */
const Progress = () => (
  <Loaded
    from={useStore($clientHistory)}
    skeleton={<Skeleton rows={8} />}
    retry={() => $clientHistory.revalidate()}
  >
    {(entries) => <Entries items={itemsOf(entries, [])} />}
  </Loaded>
)

const Entries = ({ items }: { items: readonly HistoryItem[] }) => {
  const [kind, setKind] = useState<HistoryKind>('all')
  const [words, setWords] = useState('')
  const cases = useStore($clientCases).data ?? []
  const found = historyOf(items, kind, words)
  const aboutOf = (id: string) => {
    const about = cases.length > 1 ? cases.find((it) => it.id === id) : undefined
    return about ? `${about.kind} ${about.address.line}` : ''
  }
  if (items.length === 0)
    return (
      <Empty title="Nothing has happened yet">
        <p>We will show each completed step and each message to you here.</p>
      </Empty>
    )
  return (
    <section aria-label="What has happened">
      <Filter kind={kind} onKind={setKind} words={words} onWords={setWords} />
      <p className="contents" role="status">
        {pluralise(found.length, 'entry', 'entries')}
      </p>
      {found.length === 0 ? (
        <p className="client-text">Nothing matches. Try fewer words.</p>
      ) : (
        <OwnEntries items={found} aboutOf={aboutOf} />
      )}
    </section>
  )
}

type FilterProps = {
  kind: HistoryKind
  onKind: (kind: HistoryKind) => void
  words: string
  onWords: (words: string) => void
}

const Filter = ({ kind, onKind, words, onWords }: FilterProps) => (
  <div className="history-filter">
    <SearchField label="Search your case history" value={words} onChange={onWords} />
    <div className="seg-ctl">
      {entriesOf(kindLabels).map(([key, label]) => (
        <button key={key} type="button" aria-pressed={key === kind} onClick={() => onKind(key)}>
          {label}
        </button>
      ))}
    </div>
    <button type="button" className="btn" onClick={() => window.print()}>
      Print or save as PDF
    </button>
  </div>
)
