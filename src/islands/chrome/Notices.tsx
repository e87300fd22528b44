import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Icon } from '#components/Icon.tsx'
import { exactly, when } from '#lib/format'
import { $notices, $unreadNotices, followNotices, type Notice, readNotices } from '#stores/notices'
import { $audience } from '#stores/route'
import { noticeHref, noticeWords } from './notice-words.ts'
import { usePopover } from './use-popover.ts'

/** The bell: what happened to one's work since the page was opened. */
export const Notices = () => {
  const notices = useStore($notices)
  const unread = useStore($unreadNotices)
  const { root, isOpen, toggle, close } = usePopover()
  useEffect(followNotices, [])

  const press = () => {
    toggle()
    if (isOpen) readNotices()
  }
  return (
    <div className="opens" ref={root}>
      <button
        type="button"
        className="icon-btn"
        aria-label={unread === 0 ? 'Notices' : `Notices, ${unread} new`}
        aria-expanded={isOpen}
        onClick={press}
      >
        <Icon name="bell" size="l" />
        {unread > 0 && <span className="pip">{unread}</span>}
      </button>
      {isOpen && (
        <div className="menu notices">
          {notices.length === 0 ? (
            <p className="none">
              Nothing new. What others do on your cases and quotes appears here as it happens.
            </p>
          ) : (
            <ul>
              {notices.map((notice) => (
                <NoticeLine key={`${notice.event} ${notice.id}`} notice={notice} onFollow={close} />
              ))}
            </ul>
          )}
        </div>
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
      {noticeWords(notice.event)}
      <time className="num" dateTime={notice.at} title={exactly(notice.at)}>
        {when(notice.at)}
      </time>
    </a>
  </li>
)
