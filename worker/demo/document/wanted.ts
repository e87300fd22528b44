import type { Conveyance } from '#domain/conveyance/conveyance'
import type { FactKey } from '#domain/conveyance/plan/fact'
import type { MatterType } from '#domain/matter'

type Answers = Readonly<Record<string, string>>

/** A document that a fact of a case rests on, made from one of the firm's templates. */
type Wanted = {
  readonly fact: FactKey
  readonly template: (matter: MatterType, conveyance: Conveyance) => string | null
  readonly isShared?: true
  /** What is answered otherwise than the sample of the template. */
  readonly answers?: (conveyance: Conveyance, by: string) => Answers
}

const careOf: Readonly<Record<MatterType, string>> = {
  sale: 'client-care-sale',
  purchase: 'client-care-purchase',
  remortgage: 'client-care-remortgage',
  'transfer-of-equity': 'client-care-transfer',
}

const only = (matter: MatterType, template: string) => (of: MatterType) =>
  of === matter ? template : null

const moving = (template: string) => (of: MatterType) =>
  of === 'sale' || of === 'purchase' ? template : null

export const wantedDocuments: readonly Wanted[] = [
  {
    fact: 'terms_signed',
    template: (matter) => careOf[matter],
    isShared: true,
    answers: ({ counterparties }) =>
      counterparties[0] === undefined ? {} : { others: counterparties.join(' and ') },
  },
  { fact: 'terms_signed', template: () => 'terms-of-business', isShared: true },
  { fact: 'contract_drafted', template: only('sale', 'draft-contract-particulars') },
  { fact: 'pack_sent', template: only('sale', 'contract-pack-cover') },
  { fact: 'searches_reported', template: only('purchase', 'search-results'), isShared: true },
  {
    fact: 'report_sent',
    template: (matter, { tenure }) =>
      matter !== 'purchase' || tenure === 'leasehold' ? null : 'report-on-title',
    isShared: true,
  },
  {
    fact: 'exchange_memorandum_filed',
    template: moving('exchange-memo'),
    answers: ({ other_side }, by) => ({
      ours: by,
      ...(other_side?.handler ? { theirs: other_side.handler } : {}),
    }),
  },
  { fact: 'exchange_told', template: moving('exchange-done-client'), isShared: true },
  { fact: 'closed', template: () => 'closing-letter', isShared: true },
]

/** The deeds whose scan is said to be filed. */
export const signedDeeds: readonly FactKey[] = ['deed_signed', 'transfer_signed']
