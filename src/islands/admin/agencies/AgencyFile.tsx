import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Banner } from '#components/Banner.tsx'
import { FileDrop } from '#components/file-drop/FileDrop.tsx'
import { agencyColumns } from '#domain/agent/agency-file'
import {
  type AgencyFileRow,
  agencyRowsIn,
  hasAgencyColumn,
  unknownHeadings,
} from '#domain/agent/agency-rows'
import type { Named } from '#domain/party'
import { readFile } from '#islands/quotes/import/read-file.ts'
import { today } from '#lib/format'
import { $bdms } from '#stores/agent/agency'
import { AgencyPreview } from './AgencyPreview.tsx'

const limits = {
  endings: ['.csv', '.xlsx', '.tsv', '.txt'],
  mostBytes: 5 * 1024 * 1024,
  mostFiles: 1,
}

const noUpload = () => Promise.resolve()

type Rows = { readonly rows: readonly AgencyFileRow[]; readonly left: readonly string[] }
type Found = Rows | { readonly problem: string }

const findAgencies = async (file: File, bdms: readonly Named[]): Promise<Found> => {
  const read = await readFile(file)
  if ('problem' in read) return read
  return hasAgencyColumn(read.table)
    ? {
        rows: agencyRowsIn(read.table, { bdms, today: today() }),
        left: unknownHeadings(read.table),
      }
    : { problem: 'The first row has no heading Agency. Add it and choose the file again.' }
}

/** Reads a file of agencies in the browser and shows its rows before anything is added. */
export default function AgencyFile() {
  const bdms = useStore($bdms).data
  const [found, setFound] = useState<Found | null>(null)
  const [tries, setTries] = useState(0)
  const choose = async (file: File) => {
    setFound(await findAgencies(file, bdms ?? []))
    setTries((count) => count + 1)
  }
  return (
    <>
      {found && 'problem' in found && <Unreadable problem={found.problem} />}
      <FileDrop
        key={tries}
        label="A file of agencies"
        name="agencies"
        limits={limits}
        send={noUpload}
        onSent={(file) => void choose(file)}
        disabled={bdms === undefined}
      />
      <Columns />
      {found && 'rows' in found && <FoundRows key={tries} {...found} />}
    </>
  )
}

const FoundRows = ({ rows, left }: Rows) => (
  <>
    {left.length > 0 && (
      <Banner tone="warn" title="Some columns will not be imported">
        {left.join(', ')}
      </Banner>
    )}
    <AgencyPreview rows={rows} />
  </>
)

const Unreadable = ({ problem }: { problem: string }) => (
  <Banner tone="bad" title="This file can’t be read">
    {problem}
  </Banner>
)

const Columns = () => (
  <p className="mute">
    One row of headings: {Object.values(agencyColumns).join(', ')}. Only Agency is required. A row
    is one negotiator, branch or agency. What you already have stays as it is, and nothing is added
    until you have seen the rows.
  </p>
)
