import { userChannel } from '#domain/channels'
import { lacksPermission } from '#domain/permissions'
import { sessionApi } from '#domain/user/session'
import type { SignedInUser } from '#domain/user/user'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { routeAt } from '#lib/page-address'
import { forgetAhead } from '#lib/page-ahead'
import { listen } from '#lib/realtime'
import { revalidateKeys } from '#stores/list/fetching'
import { $session } from './session.ts'

/** Hears when somebody changes what the signed-in person may do, and goes by it at once. */
export const followPermissions = () => {
  let stop = () => {}
  let heard: string | null = null
  return $session.subscribe((session) => {
    const id = session?.user.id ?? null
    if (id === heard) return
    stop()
    heard = id
    stop =
      id === null ? () => {} : listen(userChannel(firm.tenantId, id), { [CHANGED]: renew }, compare)
  })
}

const CHANGED = 'permissions.changed'

// What was refused has been told already.
const renew = () => void renewSession().catch(() => null)

// Nobody can say whether it was changed meanwhile: only what differs is worth asking for everything again.
const compare = () => void renewSession(isOther).catch(() => null)
const isOther = (user: SignedInUser) =>
  JSON.stringify(user) !== JSON.stringify($session.get()?.user)

/**
 * Asks again who is signed in and, where that counts, for all that the page shows. A page that the person may no
 * longer open is loaded anew: the server sends them home and says why.
 */
const renewSession = async (counts: (user: SignedInUser) => boolean = () => true) => {
  const user = await call(sessionApi.user)
  if ($session.get() === null || !counts(user)) return
  forgetAhead()
  $session.set({ user })
  if (lacksPermission(user, routeAt(location.pathname)?.route.can)) return location.reload()
  revalidateKeys(() => true)
}
