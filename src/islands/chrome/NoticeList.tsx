import { useStore } from '@nanostores/react'
import { events } from '#domain/events'
import { exactInstant, shortInstant } from '#lib/format'
import { $audience } from '#stores/chrome/route'
import type { Notice } from '#stores/notice/notice'
import { noticeHref } from './notice-href.ts'

type Props = { notices: readonly Notice[]; onFollow: () => void }

/** The notices, newest first; fetched when the bell is first pressed. */
export default function NoticeList({ notices, onFollow }: Props) {
  return (
    <div className="notices">
      {notices.length === 0 ? (
        <p className="none">
          No new notices. Other people’s changes to your cases and quotes appear here.
        </p>
      ) : (
        <ul>
          {notices.map((notice) => (
            <NoticeLine key={`${notice.event} ${notice.id}`} notice={notice} onFollow={onFollow} />
          ))}
        </ul>
      )}
    </div>
  )
}

const NoticeLine = ({ notice, onFollow }: { notice: Notice; onFollow: () => void }) => (
  <li>
    <a
      className={`menu-line ${notice.isRead ? '' : 'strong'}`}
      href={noticeHref(notice.event, notice.id, useStore($audience))}
      onClick={onFollow}
    >
      {events[notice.event].title}
      <time className="num" dateTime={notice.at} title={exactInstant(notice.at)}>
        {shortInstant(notice.at)}
      </time>
    </a>
  </li>
)
