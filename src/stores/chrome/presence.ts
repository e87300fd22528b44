import { atom, computed } from 'nanostores'
import { presenceChannel } from '#domain/channels'
import type { EventSubject } from '#domain/event'
import { firm } from '#lib/firm'
import { join } from '#lib/realtime'
import type { Member } from '#lib/realtime-types'
import { $session } from '#stores/user/session'

export type PresentUser = { readonly id: string; readonly name: string }

const $members = atom<readonly PresentUser[]>([])

/** The other people who have the record open, by name. */
export const $presentUsers = computed([$members, $session], (members, session) =>
  members
    .filter(({ id }) => id !== String(session?.user.id))
    .sort((one, other) => one.name.localeCompare(other.name)),
)

/** The id and name of a member; a firm's own back end may send no name. */
export const toPresentUser = ({ id, told }: Member): PresentUser => ({
  id,
  name: String(told['name'] ?? 'Somebody'),
})

/** Joins a record's presence channel; returns a function that leaves it. */
export const joinPresence = (subject: EventSubject, id: string) => {
  const leave = join(presenceChannel(firm.tenantId, subject, id), {
    here: (members) => $members.set(members.map(toPresentUser)),
  })
  return () => {
    leave()
    $members.set([])
  }
}
