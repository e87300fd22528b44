import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Popover } from '#components/overlay/Popover.tsx'
import { $notices, $unreadNotices, followNotices, readNotices } from '#stores/notice/notices'

const NoticeList = lazy(() => import('./NoticeList.tsx'))

export const Notices = () => {
  const notices = useStore($notices)
  const unread = useStore($unreadNotices)
  useEffect(followNotices, [])
  return (
    <Popover
      className="icon-btn"
      label={unread === 0 ? 'Notices' : `Notices, ${unread} new`}
      trigger={
        <>
          <Icon name="bell" size="l" />
          {unread > 0 && <span className="pip">{unread}</span>}
        </>
      }
      onClose={readNotices}
    >
      {(close) => (
        <Suspense fallback={null}>
          <NoticeList notices={notices} onFollow={close} />
        </Suspense>
      )}
    </Popover>
  )
}
