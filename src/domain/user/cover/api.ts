import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { Away, CoverBody, CoverDetail } from './cover.ts'

const own = { who: ['staff'], can: [], reply: CoverDetail } as const
const anybody = { who: ['staff'], can: ['users.update'], reply: CoverDetail } as const

export const coverApi = endpointsOf({
  /** Everybody who is away today. */
  away: {
    method: 'GET',
    path: '/api/people-away',
    who: ['staff'],
    can: [],
    reply: z.array(Away),
  },
  show_own: { ...own, method: 'GET', path: '/api/own-covers' },
  set_own: { ...own, method: 'POST', path: '/api/own-covers', body: CoverBody, isOwn: true },
  end_own: { ...own, method: 'DELETE', path: '/api/own-covers/:cover', isOwn: true },
  show: { ...anybody, method: 'GET', path: '/api/users/:id/covers', can: ['users.view-any'] },
  set: { ...anybody, method: 'POST', path: '/api/users/:id/covers', body: CoverBody },
  end: { ...anybody, method: 'DELETE', path: '/api/users/:id/covers/:cover' },
})
