import { areaChannel, areaPermissions } from '#domain/channels'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { hasAnyPermission } from '#stores/user/permissions'
import { $session } from '#stores/user/session'
import { soundNewLead } from './sound.ts'

/** Calls back when anything happens to a lead, for those who may hear it; gives back what stops it. */
export const followLeads = (again: () => void) => {
  let stop = () => {}
  const stopFollowing = $session.subscribe(() => {
    stop()
    stop = hasAnyPermission(areaPermissions['leads'])
      ? listen(
          areaChannel(firm.tenantId, 'leads'),
          { '*': again, 'lead.created': soundNewLead },
          again,
        )
      : () => {}
  })
  return () => {
    stop()
    stopFollowing()
  }
}
