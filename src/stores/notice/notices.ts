import { atom, computed } from 'nanostores'
import { onReset } from '#stores/chrome/reset'
import { notifyTabs } from '#stores/chrome/tabs'
import type { Notice } from './notice.ts'

/** The notices since the page was opened, newest first. */
export const $notices = atom<readonly Notice[]>([])
export const $unreadNotices = computed(
  $notices,
  (notices) => notices.filter(({ isRead }) => !isRead).length,
)

/** Follows the events of the signed-in member of staff; returns a function that stops. */
export const followNotices = () => {
  let stop: (() => void) | null = () => {}
  void import('./following.ts').then(({ startFollowing }) => {
    if (stop) stop = startFollowing({ add, markRead })
  })
  return () => {
    stop?.()
    stop = null
  }
}

const MAX_NOTICES = 20

const add = (notice: Notice) => {
  const others = $notices.get().filter((it) => it.event !== notice.event || it.id !== notice.id)
  $notices.set([notice, ...others].slice(0, MAX_NOTICES))
}

export const readNotices = () => {
  markRead()
  notifyTabs({ says: 'read the notices' })
}

const markRead = () => $notices.set($notices.get().map((notice) => ({ ...notice, isRead: true })))

onReset(() => $notices.set([]))
