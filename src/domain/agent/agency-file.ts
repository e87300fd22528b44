import * as z from 'zod/mini'
import { entriesOf } from '#domain/entries'
import type { ExportColumn } from '#domain/list/export'
import { atMost } from '#domain/text/at-most'
import { AgencyDetails, BranchDetails, NegotiatorDetails } from './bodies.ts'

/** One row of a file of agencies: an agency, and where it names them a branch and a negotiator there. */
export const ImportedAgency = z.strictObject({
  agency: AgencyDetails,
  branch: z.nullable(BranchDetails),
  negotiator: z.nullable(NegotiatorDetails),
  /** The name of the prices that the agency’s clients are expected to get today. */
  fee_scale: z.nullable(z.string().check(atMost(80))),
})
export type ImportedAgency = z.infer<typeof ImportedAgency>

export const AgencyPart = z.enum(['agency', 'branch', 'negotiator'])
export type AgencyPart = z.infer<typeof AgencyPart>

/** The columns of a file of agencies, in the order of an export. */
export const agencyColumns = {
  agency: 'Agency',
  type: 'Type',
  status: 'Status',
  bdm: 'Looked after by',
  signed: 'Agreement signed',
  fee_scale: 'Fee scale',
  branch: 'Branch',
  postcode: 'Branch postcode',
  branch_phone: 'Branch telephone',
  branch_email: 'Branch email',
  negotiator: 'Negotiator',
  negotiator_phone: 'Negotiator telephone',
  negotiator_email: 'Negotiator email',
  notes: 'Notes',
} as const
export type AgencyColumn = keyof typeof agencyColumns

/** A row as it stands in a file. */
export type AgencyCells = Readonly<Record<AgencyColumn, string>>

export const agencyFileColumns: readonly ExportColumn<AgencyCells>[] = entriesOf(agencyColumns).map(
  ([key, head]) => ({ key, head, of: (row) => row[key] }),
)
