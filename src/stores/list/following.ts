import { areaChannel, areaPermissions } from '#domain/channels'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { hasAnyPermission } from '#stores/user/permissions'
import { $session } from '#stores/user/session'

type Handlers = Readonly<Record<string, () => void>>

/** Refreshes at every event of an area while the signed-in person may receive it; returns a function that stops. */
export const followArea = (area: string, refresh: () => void, handlers: Handlers = {}) => {
  let stop = () => {}
  const stopFollowing = $session.subscribe(() => {
    stop()
    stop = hasAnyPermission(areaPermissions[area])
      ? listen(areaChannel(firm.tenantId, area), { '*': refresh, ...handlers }, refresh)
      : () => {}
  })
  return () => {
    stop()
    stopFollowing()
  }
}
