import { fieldsIn } from '#domain/is-record'
import { pageIn } from '#domain/list/paginator'
import { externalUserOf } from '#domain/user/external-user'
import { ApiError } from '#lib/api-error'
import { socketId } from '#lib/socket/socket-id'

/** An address as Laravel reads it: '?after=page%3D2', from the `next` of a paginator, becomes '?page=2'. */
export const externalAddress = (address: string) =>
  address.replace(/([?&])after=(page|cursor)%3D/, '$1$2=')

/** The header by which Laravel leaves out the sender of a change when it broadcasts; none for a GET. */
export const socketHeaders = (method: string): Readonly<Record<string, string>> => {
  const id = method === 'GET' ? null : socketId()
  return id === null ? {} : { 'X-Socket-ID': id }
}

/**
 * An answer of a firm's own back end as our own would give it: pages of Laravel's paginators, and users without the
 * fields that are ours. Throws ApiError for a user who cannot be read.
 */
export const externalAnswer = (address: string, answer: unknown) => {
  if (address !== '/auth/user') return pageIn(answer) ?? answer
  const { user, unreadable } = externalUserOf(fieldsIn(answer)['data'])
  if (unreadable.length > 0)
    throw new ApiError(502, { message: `/auth/user cannot be read: ${unreadable.join(', ')}` })
  return user
}

/** The `error` of a refusal: of 409, 422 and 429 without one, what Laravel's `message` and `errors` say. */
export const externalError = (status: number, body: unknown) => {
  const { error, message, errors } = fieldsIn(body)
  if (error !== undefined || ![409, 422, 429].includes(status)) return body
  return { error: { message: message || undefined, fields: errors } }
}
