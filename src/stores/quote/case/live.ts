import { areaChannel, areaPermissions } from '#domain/channels'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { hasAnyPermission } from '#stores/user/permissions'
import { $session } from '#stores/user/session'

/** Calls back when anything happens to a quote, for those who may hear it; gives back what stops it. */
export const followQuotes = (again: () => void) => {
  let stop = () => {}
  const stopFollowing = $session.subscribe(() => {
    stop()
    stop = hasAnyPermission(areaPermissions['quotes'])
      ? listen(areaChannel(firm.tenantId, 'quotes'), { '*': again }, again)
      : () => {}
  })
  return () => {
    stop()
    stopFollowing()
  }
}
