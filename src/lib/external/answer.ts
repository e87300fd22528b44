import { fieldsIn } from '#domain/is-record'
import { pageIn } from '#domain/list/paginator'
import { externalUserOf } from '#domain/user/external-user'

/**
 * An answer of a firm's own back end as our own would give it: pages of Laravel's paginators, and users without the
 * fields that are ours. Throws an Error for a user who cannot be read.
 */
export const externalAnswer = (address: string, answer: unknown) => {
  if (address !== '/auth/user') return pageIn(answer) ?? answer
  const { user, unreadable } = externalUserOf(fieldsIn(answer)['data'])
  if (unreadable.length > 0) throw new Error(`/auth/user cannot be read: ${unreadable.join(', ')}`)
  return user
}

export { paginatorQuery } from '#domain/list/paginator'
