import type { KeptPart } from './kept.ts'

export type ParticipantFacts = {
  readonly role?: string
  readonly title?: string
  readonly firstName?: string
  readonly middleName?: string
  readonly lastName?: string
  readonly organisation?: string
  readonly reference?: string
  readonly email?: string
  readonly phone?: string
  readonly status?: string
}

export type PropertyFacts = {
  readonly transactionId?: string
  readonly status?: string
  readonly buildingNumber?: string
  readonly buildingName?: string
  readonly subBuilding?: string
  readonly street?: string
  readonly line1?: string
  readonly line2?: string
  readonly line3?: string
  readonly town?: string
  readonly postcode?: string
  readonly uprn?: number
  /** In pounds, as the framework has it. */
  readonly pricePounds?: number
  readonly tenure?: string
  readonly numberOfSellers?: number
  readonly energyRating?: string
  readonly councilTaxBand?: string
  readonly isAuthorisedForAllSellers?: boolean
  readonly isConsentGiven?: boolean
}

/** Somebody of the transaction, with what the pack has no field for. */
export type Participant = {
  readonly facts: ParticipantFacts
  readonly kept: readonly KeptPart[]
}

/** The content of a sale-ready pack; nothing that came with it is left out. */
export type SaleReadyPack = {
  readonly shape: 1
  /** The schema that it came under, as its file names it. */
  readonly source: string
  readonly facts: PropertyFacts
  /** Null where the transaction has no list of them. */
  readonly participants: readonly Participant[] | null
  readonly kept: readonly KeptPart[]
}
