import type { Conveyance } from './conveyance.ts'
import type { CaseFields } from './workflow/condition.ts'

type ConditionSubject = Pick<
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

export const fieldsOf = (conveyance: ConditionSubject): CaseFields => ({
  matter_type: conveyance.matter_type,
  tenure: conveyance.tenure,
  nation: conveyance.nation,
  price: conveyance.price,
  lender: conveyance.lender !== null,
  linked: conveyance.linked !== null,
  agency: conveyance.agency !== null,
  client_count: conveyance.clients.length,
  flags: conveyance.flags,
})
