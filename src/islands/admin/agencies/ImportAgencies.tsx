import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Banner } from '#components/Banner.tsx'
import { FileDrop } from '#components/file-drop/FileDrop.tsx'
import { agencyColumns } from '#domain/agent/agency-file'
import { type AgencyFileRow, agencyRowsIn, hasAgencyColumn } from '#domain/agent/agency-rows'
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

type Found = { readonly rows: readonly AgencyFileRow[] } | { readonly problem: string }

const findAgencies = async (file: File, bdms: readonly Named[]): Promise<Found> => {
  const read = await readFile(file)
  if ('problem' in read) return read
  return hasAgencyColumn(read.table)
    ? { rows: agencyRowsIn(read.table, { bdms, today: today() }) }
    : { problem: 'The first row has no heading Agency. Add it and choose the file again.' }
}

export default function ImportAgencies() {
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Import Agencies</h1>
      </header>
      <div className="agency-file">
        <AgencyFile />
      </div>
    </>
  )
}

/** Reads a file of agencies in the browser and shows its rows before anything is added. */
const AgencyFile = () => {
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
      {found && 'rows' in found && <AgencyPreview key={tries} rows={found.rows} />}
    </>
  )
}

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
