import * as z from 'zod/mini'
import { verifyUser } from '../channel/channel-auth.ts'
import { joinWatch } from '../channel/watchlist.ts'
import type { Parts } from '../parts.ts'
import { reasons } from '../protocol/codes.ts'
import { fieldsOf, frameOf, type IncomingFrame } from '../protocol/frames.ts'
import { limits } from '../protocol/limits.ts'
import type { Connection, Work } from './connection.ts'

const UserId = z.string().check(z.minLength(1), z.maxLength(limits.userIdLength))

const UserData = z.object({
  id: UserId,
  user_info: z._default(z.record(z.string(), z.unknown()), {}),
  watchlist: z._default(z.array(UserId), []),
})

/** `pusher:signin`: verifies the socket's user, which cannot change for the life of the socket. */
export const signIn = (parts: Parts, connection: Connection, { data }: IncomingFrame): Work => {
  const { auth, user_data: userData } = fieldsOf(data) ?? {}
  if (typeof auth !== 'string' || typeof userData !== 'string')
    return connection.refuse(reasons.unauthorized)
  if (!verifyUser(parts.app, { socketId: connection.id, userData }, auth))
    return connection.refuse(reasons.unauthorized)
  const user = UserData.safeParse(fieldsOf(userData)).data
  if (user === undefined || isAnotherUser(parts, connection, user.id))
    return connection.refuse(reasons.unauthorized)
  connection.send(frameOf('pusher:signin_success', { user_data: userData }))
  const isTooLong = user.watchlist.length > limits.watchlist
  if (isTooLong) connection.refuse(reasons.longWatchlist)
  const watchlist = isTooLong ? [] : user.watchlist
  return joinWatch(parts, connection, { userId: user.id, info: user.user_info, watchlist })
}

const isAnotherUser = (parts: Parts, connection: Connection, userId: string) => {
  const user = parts.signIns.of(connection.id)
  return user !== undefined && user.userId !== userId
}
