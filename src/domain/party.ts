import * as z from 'zod/mini'
import type { MatterType, Nation } from './matter.ts'
import { oneLine } from './one-line.ts'

/** The id and name of anybody on a record: staff, an agency or a client. */
export const Named = z.object({ id: z.string(), name: z.string().check(oneLine) })
export type Named = z.infer<typeof Named>

/** Who did it. The product itself acts as `{ id: 'system', name: 'Deedbox' }`. */
export type Actor = Named

export const Party = z.enum([
  'us',
  'client',
  'other_side',
  'lender',
  'agent',
  'search_provider',
  'freeholder',
  'hmlr',
  'hmrc',
  'chain',
])
export type Party = z.infer<typeof Party>

export const ClientRole = z.enum([
  'seller',
  'buyer',
  'borrower',
  'transferor',
  'transferee',
  'executor',
  'attorney',
  'donor',
])
export type ClientRole = z.infer<typeof ClientRole>

export const ClientParty = z.object({
  contact_id: z.string(),
  name: z.string().check(oneLine),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** The name they prefer; absent when unknown. */
  preferred_name: z.optional(z.string().check(oneLine)),
  role: ClientRole,
})
export type ClientParty = z.infer<typeof ClientParty>

const otherSideNames: Readonly<Record<MatterType, string>> = {
  sale: 'buyer’s conveyancer',
  purchase: 'seller’s conveyancer',
  remortgage: 'other conveyancer',
  'transfer-of-equity': 'other conveyancer',
}

type Case = {
  readonly matter_type: MatterType
  readonly nation: Nation
  readonly clients: readonly unknown[]
}

const taxAuthority = (nation: Nation) =>
  nation === 'Wales' ? 'the Welsh Revenue Authority' : 'HMRC'

/** 'the buyer’s conveyancer': after 'With', for staff. */
export const partyPhrase = (party: Party, caseFile: Case): string =>
  ({
    us: 'us',
    client: caseFile.clients.length > 1 ? 'the clients' : 'the client',
    other_side: `the ${otherSideNames[caseFile.matter_type]}`,
    lender: 'the lender',
    agent: 'the estate agent',
    search_provider: 'the search provider',
    freeholder: 'the freeholder',
    hmlr: 'HM Land Registry',
    hmrc: taxAuthority(caseFile.nation),
    chain: 'the chain',
  })[party]

/** 'your buyer’s conveyancer': after 'We are waiting for', for the client. */
export const clientPartyLabels = (party: Party, caseFile: Case): string =>
  ({
    us: 'us',
    client: 'you',
    other_side: `${caseFile.matter_type === 'sale' || caseFile.matter_type === 'purchase' ? 'your' : 'the'} ${otherSideNames[caseFile.matter_type]}`,
    lender: 'your lender',
    agent: 'the estate agent',
    search_provider: 'the search results',
    freeholder: 'the freeholder',
    hmlr: 'the Land Registry',
    hmrc: taxAuthority(caseFile.nation),
    chain: 'the others in your chain',
  })[party]

/** 'Other side', for columns. */
export const partyLabels: Readonly<Record<Party, string>> = {
  us: 'With us',
  client: 'Client',
  other_side: 'Other side',
  lender: 'Lender',
  agent: 'Agent',
  search_provider: 'Searches',
  freeholder: 'Freeholder',
  hmlr: 'Registry',
  hmrc: 'HMRC',
  chain: 'Chain',
}
