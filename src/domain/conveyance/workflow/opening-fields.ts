import type { Conveyance } from '#domain/conveyance/conveyance'
import type { CaseFields } from './condition.ts'

type Opening = Pick<
  Conveyance,
  'matter_type' | 'tenure' | 'nation' | 'price' | 'lender' | 'linked' | 'agency' | 'flags'
> & { readonly clients: readonly unknown[] }

/** What a case that is being opened says of itself, by which its workflow is chosen. */
export const openingFieldsOf = (opening: Opening): CaseFields => ({
  matter_type: opening.matter_type,
  tenure: opening.tenure,
  nation: opening.nation,
  price: opening.price,
  lender: opening.lender !== null,
  linked: opening.linked !== null,
  agency: opening.agency !== null,
  client_count: opening.clients.length,
  flags: opening.flags,
})
