import { useStore } from '@nanostores/react'
import { agencyColumns } from '#domain/agent/agency-file'
import {
  type AgencyFileContext,
  type AgencyFileRow,
  agencyRowsIn,
  hasAgencyColumn,
  unknownHeadings,
} from '#domain/agent/agency-rows'
import { type FoundRows, RowsFile } from '#islands/admin/rows-file/RowsFile.tsx'
import { pluralise, today } from '#lib/format'
import { $bdms } from '#stores/agent/agency'
import { importAgencies } from '#stores/agent/agency-file'
import type { ImportTable } from '#stores/import/file'

const columns = [
  { head: 'Agency', of: ({ agency }: AgencyFileRow) => agency },
  { head: 'Branch', of: ({ branch }: AgencyFileRow) => branch },
  { head: 'Negotiator', of: ({ negotiator }: AgencyFileRow) => negotiator },
]

const hint = `One row of headings: ${Object.values(agencyColumns).join(', ')}. Only Agency is required. A row is one negotiator, branch or agency. What you already have stays as it is, and nothing is added until you have seen the rows.`

const agenciesIn = (table: ImportTable, context: AgencyFileContext): FoundRows<AgencyFileRow> =>
  hasAgencyColumn(table)
    ? { rows: agencyRowsIn(table, context), left: unknownHeadings(table) }
    : { problem: 'The first row has no heading Agency. Add it and choose the file again.' }

/** Imports agencies, with their branches and negotiators, from a file. */
export default function AgencyFile() {
  const bdms = useStore($bdms).data
  return (
    <RowsFile
      label="A file of agencies"
      name="agencies"
      hint={hint}
      disabled={bdms === undefined}
      rowsIn={(table) => agenciesIn(table, { bdms: bdms ?? [], today: today() })}
      columns={columns}
      send={importAgencies}
      summary={(faulty, done) => `${pluralise(faulty, 'row')} with problems, ${done} imported.`}
      act={(rows) => `Import ${pluralise(rows, 'row')}`}
      busy="Importing…"
    />
  )
}
