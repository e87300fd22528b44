import { Departure } from '#domain/user/leave/departure'
import type { DocumentShape } from '#tenant/core/document'

const withVisits = ({ to, ...stored }: { readonly to?: object }) => ({
  ...stored,
  to: { ...to, visit: null },
})

export const departureDocument: DocumentShape<Departure> = {
  name: 'departures',
  isVersioned: true,
  shape: 2,
  schema: Departure,
  upgrades: [withVisits],
}
