import { userChannel } from '#domain/channels'
import { lacksPermission } from '#domain/permissions'
import type { SignedInUser } from '#domain/user/user'
import { firm } from '#lib/firm'
import { routeAt } from '#lib/page-address'
import { dropPrefetched } from '#lib/prefetched-pages'
import { listen } from '#lib/realtime'
import { revalidateKeys } from '#stores/list/fetching'
import { $session, fetchSession, logOut } from './session.ts'

/** Renews the session whenever the signed-in person's permissions change. */
export const followPermissions = () => {
  let stop = () => {}
  let followedUser: string | null = null
  return $session.subscribe((session) => {
    const id = session?.user.id ?? null
    if (id === followedUser) return
    stop()
    followedUser = id
    stop =
      id === null
        ? () => {}
        : listen(userChannel(firm.tenantId, id), { [CHANGED]: onChanged }, onMissed)
  })
}

const CHANGED = 'permissions.changed'

// The next event, or the next page, asks again.
const onChanged = () => void renewSession().catch(() => null)

// Events may have been missed: everything is requested again only where the user differs.
const onMissed = () => void renewSession(isDifferent).catch(() => null)
const isDifferent = (user: SignedInUser) =>
  JSON.stringify(user) !== JSON.stringify($session.get()?.user)

/**
 * Fetches the session again and, where `isRelevant` holds, everything on the page. A page that the person may no
 * longer open is reloaded: the server redirects them and says why.
 */
const renewSession = async (isRelevant: (user: SignedInUser) => boolean = () => true) => {
  const user = await fetchSession()
  if ($session.get() === null) return
  if (user === undefined) return logOut({ comesBack: true })
  if (!isRelevant(user)) return
  dropPrefetched()
  $session.set({ user })
  if (lacksPermission(user, routeAt(location.pathname)?.route.can)) return location.reload()
  revalidateKeys(() => true)
}
