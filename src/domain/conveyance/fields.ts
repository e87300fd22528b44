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

/** The fields of a case that workflow conditions test. */
export const fieldsOf = (asked: Asked): CaseFields => ({
  matter_type: asked.matter_type,
  tenure: asked.tenure,
  nation: asked.nation,
  price: asked.price,
  lender: asked.lender !== null,
  linked: asked.linked !== null,
  agency: asked.agency !== null,
  client_count: asked.clients.length,
  flags: asked.flags,
})
