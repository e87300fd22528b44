import type { FormField } from '#components/form/form-parts.ts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { SettableKeyDate } from '#domain/conveyance/plan/key-date'
import type { MatterType } from '#domain/matter'

type DateField = {
  readonly label: string
  readonly isWorking?: true
  /** The matters that have the date; all when absent. */
  readonly of?: readonly MatterType[]
}

const borrowing = ['purchase', 'remortgage', 'transfer-of-equity'] as const

const fields: Readonly<Record<SettableKeyDate, DateField>> = {
  exchange_target_on: { label: 'Exchange target', isWorking: true, of: ['sale', 'purchase'] },
  completion_on: { label: 'Completion target', isWorking: true },
  instructed_on: { label: 'Instructed' },
  memo_on: { label: 'Memorandum of sale', of: ['sale', 'purchase'] },
  official_copies_on: { label: 'Official copies' },
  forms_on: { label: 'Property forms', of: ['sale'] },
  epc_expires_on: { label: 'EPC expires', of: ['sale'] },
  contract_pack_on: { label: 'Contract pack', of: ['sale', 'purchase'] },
  searches_expire_on: { label: 'Searches expire', of: ['purchase', 'remortgage'] },
  offer_received_on: { label: 'Mortgage offer received', of: borrowing },
  offer_expires_on: { label: 'Mortgage offer expires', of: borrowing },
  requisitions_received_on: { label: 'Requisitions received', of: ['sale', 'purchase'] },
  os1_expires_on: { label: 'Priority search expires', of: borrowing },
}

// Exchange fixes these; a variation changes them.
const fixedByExchange: readonly string[] = ['exchange_target_on', 'completion_on']

const packLabels: Readonly<Partial<Record<MatterType, string>>> = {
  sale: 'Pack sent',
  purchase: 'Pack received',
}

const isOf = ({ matter_type, facts }: Conveyance, key: string, of: DateField['of']) =>
  (of?.includes(matter_type) ?? true) &&
  !((facts.exchanged ?? facts.completed) && fixedByExchange.includes(key))

/** A field for every key date that staff set on a case. */
export const keyDateFields = (conveyance: Conveyance): readonly FormField[] =>
  Object.entries(fields)
    .filter(([key, { of }]) => isOf(conveyance, key, of))
    .map(([name, { label, isWorking = false }]) => ({
      name,
      label: name === 'contract_pack_on' ? (packLabels[conveyance.matter_type] ?? label) : label,
      kind: 'date',
      isWorking,
    }))
