import type { ConveyanceListQuery } from '#domain/conveyance-api'
import { href } from '#routes'

/** '?view=mine&sort=due': what an address says of these views, filters and order. */
export const listSearch = (query: ConveyanceListQuery) => {
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') asked.set(name, String(value))
  }
  const written = asked.toString()
  return written ? `?${written}` : ''
}

/** The address of the list with these views, filters and order. */
export const listAddress = (query: ConveyanceListQuery) =>
  href('conveyances', {}) + listSearch(query)
