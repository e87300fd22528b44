import { Departure } from '#domain/user/leave/departure'
import type { DocumentShape } from '#tenant/core/document'

export const departureDocument: DocumentShape<Departure> = {
  name: 'departures',
  isVersioned: true,
  shape: 1,
  schema: Departure,
  upgrades: [],
}
