import { atom, computed, type ReadableAtom } from 'nanostores'
import { presenceChannel } from '#domain/channels'
import type { EventSubject } from '#domain/event'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'

/** The news of the record that a page shows. What is not there has none: it is listened to once it was found. */
export const newsOf = (subject: EventSubject, $id: ReadableAtom<string | null>) => {
  const $found = atom<string | null>(null)
  const $heard = computed([$id, $found], (id, found) => (id === found ? id : null))
  return {
    found: (id: string) => $found.set(id),
    /** Calls back at every change of the record, and where some may have been missed; gives back how to stop. */
    follow: (again: () => void) => {
      let stop = () => {}
      const stopFollowing = $heard.subscribe((id) => {
        stop()
        const channel = id && presenceChannel(firm.tenantId, subject, id)
        stop = channel ? listen(channel, { '*': again }, again) : () => {}
      })
      return () => {
        stop()
        stopFollowing()
      }
    },
  }
}
