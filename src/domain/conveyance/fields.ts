import type { Conveyance } from './conveyance.ts'
import type { CaseFields } from './workflow/condition.ts'

type Asked = Pick<
  Conveyance,
  | 'matter_type'
  | 'tenure'
  | 'nation'
  | 'price'
  | 'lender'
  | 'linked'
  | 'agency'
  | 'clients'
  | 'flags'
>

/** A case as the conditions of a workflow see it. */
export const fieldsOf = (it: Asked): CaseFields => ({
  matter_type: it.matter_type,
  tenure: it.tenure,
  nation: it.nation,
  price: it.price,
  lender: it.lender !== null,
  linked: it.linked !== null,
  agency: it.agency !== null,
  client_count: it.clients.length,
  flags: it.flags,
})
