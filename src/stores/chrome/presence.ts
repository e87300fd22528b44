import { atom, computed } from 'nanostores'
import { presenceChannel } from '#domain/channels'
import type { EventSubject } from '#domain/event'
import { firm } from '#lib/firm'
import { join } from '#lib/realtime'
import type { Member } from '#lib/realtime-types'
import { $session } from '#stores/user/session'

export type PresentUser = { readonly id: string; readonly name: string }

const $members = atom<readonly PresentUser[]>([])

export const $presentUsers = computed([$members, $session], (members, session) =>
  members
    .filter(({ id }) => id !== String(session?.user.id))
    .sort((one, other) => one.name.localeCompare(other.name)),
)

export const toPresentUser = ({ id, told }: Member): PresentUser => ({
  id,
  name: String(told['name'] ?? 'Somebody'),
})

export const joinPresence = (subject: EventSubject, id: string) => {
  const leave = join(presenceChannel(firm.tenantId, subject, id), {
    here: (members) => $members.set(members.map(toPresentUser)),
  })
  return () => {
    leave()
    $members.set([])
  }
}
