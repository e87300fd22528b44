import { useStore } from '@nanostores/react'
import { Feed, type FeedDay, type FeedLine } from '#components/Feed.tsx'
import type { IconName } from '#components/icons.ts'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { ClientHistoryEntry } from '#domain/conveyance/portal/history'
import { clientKinds } from '#domain/matter-names'
import { dayHeading, exactly, time } from '#lib/format'
import { $clientHistory } from '#stores/conveyance/portal/history'
import { ClientsOwn } from './ClientsOwn.tsx'

const icons: Readonly<Record<ClientHistoryEntry['kind'], IconName>> = {
  step: 'flag',
  case: 'handshake',
  message: 'mail',
}

export default function ClientHistory() {
  return (
    <ClientsOwn>
      <History />
    </ClientsOwn>
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
              <p>Each step that is done and each message to you stands here from then on.</p>
            </Empty>
          ) : (
            <Feed days={daysOf(entries)} />
          )
        }
      </Loaded>
    </div>
  )
}

const lineOf = (it: ClientHistoryEntry): FeedLine => ({
  key: it.id,
  icon: icons[it.kind],
  who: it.text,
  text: `${clientKinds[it.case.matter_type]} ${it.case.address}`,
  time: time(it.at),
  exact: exactly(it.at),
})

const daysOf = (entries: readonly ClientHistoryEntry[]): FeedDay[] => {
  const days = Map.groupBy(entries, (it) => dayHeading(it.at))
  return [...days].map(([day, of]) => ({ day, lines: of.map(lineOf) }))
}
