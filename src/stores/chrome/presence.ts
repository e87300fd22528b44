import { atom, computed } from 'nanostores'
import { presenceChannel } from '#domain/channels'
import type { EventSubject } from '#domain/event'
import { firm } from '#lib/firm'
import { join } from '#lib/realtime'
import type { Member } from '#lib/realtime-types'
import { $session } from '#stores/user/session'

export type Present = { readonly id: string; readonly name: string }

const $members = atom<readonly Present[]>([])

/** Who else looks at the record on the page: each once, in however many tabs, and oneself never. */
export const $here = computed([$members, $session], (members, session) =>
  members
    .filter(({ id }) => id !== String(session?.user.id))
    .sort((one, other) => one.name.localeCompare(other.name)),
)

/** What the others see of a member; a firm's own back end may tell no name. */
export const presentOf = ({ id, told }: Member): Present => ({
  id,
  name: String(told['name'] ?? 'Somebody'),
})

/** Enters a record's presence; gives back how to leave. */
export const enter = (subject: EventSubject, id: string) => {
  const leave = join(presenceChannel(firm.tenantId, subject, id), {
    here: (members) => $members.set(members.map(presentOf)),
  })
  return () => {
    leave()
    $members.set([])
  }
}
