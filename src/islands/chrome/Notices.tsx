import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { Icon } from '#components/Icon.tsx'
import { $notices, $unreadNotices, followNotices, readNotices } from '#stores/notices'
import { usePopover } from './use-popover.ts'

const NoticeList = lazy(() => import('./NoticeList.tsx'))

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
        <Suspense fallback={null}>
          <NoticeList notices={notices} onFollow={close} />
        </Suspense>
      )}
    </div>
  )
}
