import { useRef } from 'react'
import { Icon } from '#components/Icon.tsx'
import type { IconName } from '#components/icons.ts'
import { useSeen } from '#components/use-seen.ts'
import { isUnread, type OwnMessage } from '#domain/client-message/view'
import type { ClientHistoryEntry } from '#domain/conveyance/portal/history'
import { clientKinds } from '#domain/matter-names'
import { firm } from '#lib/firm'
import { dayHeading, exactInstant, time } from '#lib/format'
import { href } from '#routes'
import { openOwnMessages } from '#stores/client-message/own'
import { useHelping } from '../delegates/use-helping.ts'
import type { HistoryItem } from '../history-filter.ts'
import { OwnBubble } from './OwnBubble.tsx'

const icons: Readonly<Record<ClientHistoryEntry['kind'], IconName>> = {
  step: 'flag',
  case: 'handshake',
  document: 'file-text',
  payment: 'credit-card',
  message: 'mail',
}

type Props = {
  items: readonly HistoryItem[]
  /** The name of a case, where the client has several; '' otherwise. */
  aboutOf: (caseId: string) => string
}

/** What happened and what was written, newest first, by day; what the client has before them counts as read. */
export const OwnEntries = ({ items, aboutOf }: Props) => {
  const list = useRef<HTMLDivElement>(null)
  const unread = items.flatMap((it) =>
    it.kind === 'written' && isUnread(it.message) ? it.message : [],
  )
  useSeen(list, unread.map(({ id }) => id).join(' '), (ids) => reportSeen(unread, ids))
  const days = Map.groupBy(items, (it) => dayHeading(it.at))
  return (
    <div className="feed" ref={list}>
      {[...days].map(([day, of]) => (
        <section key={day}>
          <h3>{day}</h3>
          <ul>
            {of.map((it) =>
              it.kind === 'written' ? (
                <OwnBubble
                  key={it.message.id}
                  message={it.message}
                  about={aboutOf(it.message.conveyance_id)}
                />
              ) : (
                <Happened key={it.entry.id} entry={it.entry} />
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** One call for each case. */
const reportSeen = (unread: readonly OwnMessage[], ids: readonly string[]) => {
  const seen = unread.filter(({ id }) => ids.includes(id))
  const byCase = Map.groupBy(seen, ({ conveyance_id }) => conveyance_id)
  return Promise.all(
    [...byCase].map(([caseId, of]) =>
      openOwnMessages(
        caseId,
        of.map(({ id }) => id),
      ),
    ),
  )
}

const Happened = ({ entry }: { entry: ClientHistoryEntry }) => {
  const maySeeDocuments = useHelping() === null
  return (
    <li>
      <Icon name={icons[entry.kind]} />
      <b>
        {entry.document_id && maySeeDocuments ? (
          <a href={href('clients-documents-id', { id: entry.document_id }, firm.audience)}>
            {entry.text}
          </a>
        ) : (
          entry.text
        )}
      </b>
      <time className="w num" title={exactInstant(entry.at)}>
        {time(entry.at)}
      </time>
      <span className="x">
        {clientKinds[entry.case.matter_type]} {entry.case.address}
      </span>
    </li>
  )
}
