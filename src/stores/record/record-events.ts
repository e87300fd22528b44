import { atom, computed, type ReadableAtom } from 'nanostores'
import { presenceChannel } from '#domain/channels'
import type { EventSubject } from '#domain/event'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'

export const recordEventsOf = (subject: EventSubject, $id: ReadableAtom<string | null>) => {
  const $found = atom<string | null>(null)
  const $followed = computed([$id, $found], (id, setFound) => (id === setFound ? id : null))
  return {
    found: (id: string) => $found.set(id),
    /** Calls back at every event, and where some may have been missed; returns a function that stops. */
    follow: (refresh: () => void) => {
      let stop = () => {}
      const stopFollowing = $followed.subscribe((id) => {
        stop()
        const channel = id && presenceChannel(firm.tenantId, subject, id)
        stop = channel ? listen(channel, { '*': refresh }, refresh) : () => {}
      })
      return () => {
        stop()
        stopFollowing()
      }
    },
  }
}
