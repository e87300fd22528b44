import type { PackFacts } from '../record.ts'

export const packSections = [
  'ownership',
  'leasehold',
  'property',
  'alterations',
  'fittings',
  'energy',
  'guarantees',
  'services',
  'disputes',
  'environment',
  'moving',
] as const
export type PackSection = (typeof packSections)[number]

export const packSectionLabels: Readonly<Record<PackSection, string>> = {
  ownership: 'Ownership and title',
  leasehold: 'Leasehold',
  property: 'Property information',
  alterations: 'Alterations and consents',
  fittings: 'Fittings and contents',
  energy: 'Energy',
  guarantees: 'Guarantees',
  services: 'Services',
  disputes: 'Disputes and notices',
  environment: 'Environment',
  moving: 'Completion and moving',
}

/** What a condition may ask of a pack: its property, and the answers by item. */
export type Asked = {
  readonly facts: PackFacts
  readonly valueOf: (key: string) => string
}

/** A problem that a buyer's conveyancer would raise, and what to do about it today. */
export type PackIssue = { readonly what: string; readonly fix: string }

export type PackItem = {
  readonly key: string
  readonly section: PackSection
  /** 'Building regulations certificate', in the pack. */
  readonly label: string
  /** yes_no and choice have options; a document is a file with a note. */
  readonly kind: 'yes_no' | 'choice' | 'text' | 'document'
  readonly options?: readonly string[]
  /** In the client's words; absent for what we find out ourselves. */
  readonly question?: string
  readonly help?: string
  /** The answer that needs more said. */
  readonly tellMore?: string
  /** Where the answer stands in a transaction of the Property Data Trust Framework; absent for none. */
  readonly path?: string
  /** The last key of the answer there; 'yesNo' unless another. */
  readonly at?: string
  /** Where the details of an answer stand; 'details' beside it unless another, null for none. */
  readonly detailsAt?: string | null
  /** Whether 'Not known' is an answer there. */
  readonly canBeUnknown?: true
  /** How long it stays fresh, in months from the answer; until it is changed when absent. */
  readonly months?: number
  /** Whether the pack needs it; always when absent. */
  readonly isNeeded?: (asked: Asked) => boolean
  readonly issueOf?: (asked: Asked) => PackIssue | null
  /** The enquiry that it answers beforehand. */
  readonly enquiry?: string
}
