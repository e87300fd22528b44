import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Banner } from '#components/Banner.tsx'
import { FileDrop } from '#components/file-drop/FileDrop.tsx'
import type { Import, ImportKind } from '#domain/import/import'
import { importFields } from '#domain/import/mapping'
import { mappedRows, openImportFile } from '#stores/import/file'
import { $imports } from '#stores/import/imports'
import { $importRun, continueImport } from '#stores/import/run'
import { savedRows } from '#stores/import/saved-rows'
import { PastImports } from './PastImports.tsx'
import { readFile } from './read-file.ts'

const limits = {
  endings: ['.csv', '.xlsx', '.tsv', '.txt'],
  mostBytes: 50 * 1024 * 1024,
  mostFiles: 1,
}

const noUpload = () => Promise.resolve()

export const ChooseFile = ({ kind }: { kind: ImportKind }) => {
  const imports = useStore($imports).data
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const [tries, setTries] = useState(0)
  const running = (imports ?? []).filter((it) => it.status === 'running')
  useResumedImport(running)
  const chooseFile = async (file: File) => {
    setReading(true)
    setProblem(null)
    const read = await readFile(file)
    setReading(false)
    setTries((count) => count + 1)
    if ('problem' in read) return setProblem(read.problem)
    const interrupted = running.find((it) => it.fingerprint === read.table.fingerprint)
    if (interrupted) return continueImport(interrupted, mappedRows(read.table, interrupted.mapping))
    openImportFile(kind, file.name, read.table)
  }
  return (
    <>
      {problem && (
        <Banner tone="bad" title="This file can’t be imported">
          {problem}
        </Banner>
      )}
      <FileDrop
        key={tries}
        label={`A file of ${kind}`}
        name="file"
        limits={limits}
        send={noUpload}
        onSent={(file) => void chooseFile(file)}
        disabled={isReading}
      />
      <FileHint kind={kind} isReading={isReading} />
      <PastImports imports={imports ?? []} />
    </>
  )
}

const FileHint = ({ kind, isReading }: { kind: ImportKind; isReading: boolean }) => (
  <>
    <p className="mute" role="status">
      {isReading
        ? 'Reading the file'
        : 'Up to 50,000 rows below one row of headings. The file is read in your browser; nothing is saved until you have checked it.'}
    </p>
    <p className="mute">
      It can contain: {importFields[kind].map(({ label }) => label.toLowerCase()).join(', ')}.
    </p>
  </>
)

/** Continues an import that a reload or a closed tab interrupted, if this browser has its rows. */
const useResumedImport = (running: readonly Import[]) => {
  const [first] = running
  useEffect(() => {
    if (first === undefined) return
    let isMounted = true
    void savedRows(first.id).then((rows) => {
      if (isMounted && rows && $importRun.get() === null) void continueImport(first, rows)
    })
    return () => {
      isMounted = false
    }
  }, [first])
}
