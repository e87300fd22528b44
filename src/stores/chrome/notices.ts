import { atom, computed } from 'nanostores'
import type { Notice } from './notice.ts'
import { onReset } from './reset.ts'
import { notifyTabs } from './tabs.ts'

/** What happened since the page was opened, newest first. */
export const $notices = atom<readonly Notice[]>([])
export const $unreadNotices = computed(
  $notices,
  (notices) => notices.filter(({ isRead }) => !isRead).length,
)

/** Begins to hear what concerns the signed-in person; gives back how to stop. */
export const followNotices = () => {
  let stop: (() => void) | null = () => {}
  void import('./notices-following.ts').then(({ startFollowing }) => {
    if (stop) stop = startFollowing({ add, markRead })
  })
  return () => {
    stop?.()
    stop = null
  }
}

/** How many are kept. */
const MOST = 20

const add = (notice: Notice) => {
  const others = $notices.get().filter((it) => it.event !== notice.event || it.id !== notice.id)
  $notices.set([notice, ...others].slice(0, MOST))
}

/** What is listed has been seen, in every tab. */
export const readNotices = () => {
  markRead()
  notifyTabs({ says: 'read the notices' })
}

const markRead = () => $notices.set($notices.get().map((notice) => ({ ...notice, isRead: true })))

onReset(() => $notices.set([]))
