import type { LinkedConveyance } from '#domain/quote/case/quote-case'
import { go } from '#lib/go'
import { href, routes } from '#routes'
import { addToast } from '#stores/chrome/toasts'
import { hasPermission } from '#stores/user/permissions'

/** Says that the case is open, and goes there where the person may: those who only sell stay with the quote. */
export const followCase = (opened: LinkedConveyance | undefined) => {
  if (opened === undefined) return
  addToast({ severity: 'success', summary: 'Case opened', detail: opened.ref, life: 4000 })
  if (hasPermission(routes['conveyances-id'].can)) go(href('conveyances-id', { id: opened.id }))
}
