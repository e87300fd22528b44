import { useStore } from '@nanostores/react'
import { Feed, type FeedDay, type FeedLine } from '#components/Feed.tsx'
import type { IconName } from '#components/icons.ts'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { ClientHistoryEntry } from '#domain/conveyance/portal/history'
import { clientKinds } from '#domain/matter-names'
import { dayHeading, exactInstant, time } from '#lib/format'
import { $clientHistory } from '#stores/conveyance/portal/history'
import { ClientOnly } from './ClientOnly.tsx'

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
            <Feed days={daysOf(entries)} />
          )
        }
      </Loaded>
    </div>
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
