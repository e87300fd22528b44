import type { LinkedConveyance } from '#domain/quote/case/quote-case'
import { go } from '#lib/navigate'
import { href, routes } from '#routes'
import { addToast } from '#stores/chrome/toasts'
import { hasPermission } from '#stores/user/permissions'

export const followCase = (conveyance: LinkedConveyance | undefined) => {
  if (conveyance === undefined) return
  addToast({ severity: 'success', summary: 'Case opened', detail: conveyance.ref, life: 4000 })
  if (hasPermission(routes['conveyances-id'].can)) go(href('conveyances-id', { id: conveyance.id }))
}
