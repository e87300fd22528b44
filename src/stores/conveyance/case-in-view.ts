import { computed } from 'nanostores'
import { $route } from '#stores/chrome/route'

/** The id of the case that the address opens: of its page, or beside the requisitions of the firm; null otherwise. */
export const $conveyanceId = computed($route, ({ name, params, search }) => {
  if (name === 'quotes-requisition-replies') return new URLSearchParams(search).get('case')
  return name === 'conveyances-id' ? (params['id'] ?? null) : null
})
