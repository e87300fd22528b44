import { longDate } from '#domain/dates'
import type { Cover } from '#domain/user/cover/cover'
import type { RequestContext } from '#tenant/runtime/context'

const set = { name: 'cover.set' } as const
const ended = { name: 'cover.ended' } as const

/** Records that a cover was set or ended, and tells both people. */
export const recordCover = (
  context: RequestContext,
  happened: 'set' | 'ended',
  { person, cover, from, until }: Cover,
) => {
  const { version } = context.users.get(person.id)
  const detail = { person: person.name, cover: cover.name, from, until }
  const event = {
    ...(happened === 'set' ? set : ended),
    subject: 'user',
    id: person.id,
    version,
    changed: ['cover'],
    detail,
  } as const
  context.recordEvents([event], {
    users: [person.id, cover.id],
    correspondence: () => ({
      about: null,
      values: {
        person: person.name,
        cover: cover.name,
        days: `${longDate(from)} to ${longDate(until)}`,
      },
      clients: [],
      staff: [person, cover]
        .filter(({ id }) => id !== context.by.id)
        .map((it) => ({ name: it.name, email: null, phone: null, user_id: it.id })),
    }),
  })
}
