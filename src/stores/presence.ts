import { atom, computed } from 'nanostores'
import { presenceChannel } from '#domain/channels'
import type { EventSubject } from '#domain/events'
import { firm } from '#lib/firm'
import { join, type Member } from '#lib/realtime'
import { $session } from './session.ts'

const $members = atom<readonly string[]>([])

/** Who else looks at the record on the page, by name. */
export const $here = computed([$members, $session], (names, session) => {
  const me = session ? `${session.user.first_name} ${session.user.last_name}` : ''
  return [...new Set(names)].filter((name) => name !== me).sort()
})

const nameOf = (member: Member) => String(member['name'] ?? '')

/** Enters a record's presence; gives back how to leave. */
export const enter = (subject: EventSubject, id: string) => {
  const leave = join(presenceChannel(firm.tenant, subject, id), {
    here: (members) => $members.set(members.map(nameOf)),
    joining: (member) => $members.set([...$members.get(), nameOf(member)]),
    leaving: (member) => $members.set($members.get().filter((name) => name !== nameOf(member))),
  })
  return () => {
    leave()
    $members.set([])
  }
}
