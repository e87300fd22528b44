import { useState } from 'react'
import { Banner } from '#components/Banner.tsx'
import { Progress } from '#components/Progress.tsx'
import type { Import } from '#domain/import/import'
import { formatCount, pluralise } from '#lib/format'
import { showRefusal } from '#stores/chrome/show-refusal'
import { closeImportFile, type ImportFile } from '#stores/import/file'
import {
  closeImport,
  endImport,
  type ImportRun,
  pauseImport,
  resumeImport,
} from '#stores/import/run'
import { checkFile } from './check-file.ts'
import { ImportCounts } from './ImportCounts.tsx'
import { ImportedLink } from './ImportedLink.tsx'
import { ReportedRows } from './ReportedRows.tsx'

type Props = { run: ImportRun; file: ImportFile | null }

export const RunningImport = ({ run, file }: Props) => (
  <>
    {run.is === 'ended' ? <Ended run={run} /> : <ActiveImport run={run} />}
    <ImportCounts importRun={run.importRun} />
    {run.is === 'ended' && <NextActs run={run} file={file} />}
    {run.is === 'ended' && <ReportedRows key={run.importRun.id} importRun={run.importRun} />}
  </>
)

const Ended = ({ run: { importRun: it } }: { run: ImportRun }) => {
  if (it.dry)
    return (
      <Banner tone="note" title={`${pluralise(it.rows, 'row')} checked. Nothing was saved.`}>
        {it.counts.rejected > 0
          ? 'Rejected rows are listed below. You can import the others now.'
          : 'No rows were rejected.'}
      </Banner>
    )
  return (
    <Banner
      tone="good"
      title={
        it.status === 'finished'
          ? `${it.name} imported`
          : `Import stopped after ${pluralise(it.taken, 'row')}`
      }
    >
      {it.counts.new === 0 && 'Nothing was imported: every row is a duplicate or was rejected.'}
    </Banner>
  )
}

const remainingText = ({ importRun: it, perSecond }: ImportRun) => {
  if (perSecond < 1) return ''
  const seconds = Math.ceil((it.rows - it.taken) / perSecond)
  return seconds < 90 ? `, about ${seconds} s left` : `, about ${Math.ceil(seconds / 60)} min left`
}

const progressText = (run: ImportRun) =>
  `${formatCount(run.importRun.taken)} of ${pluralise(run.importRun.rows, 'row')}` +
  (run.perSecond < 1 ? '' : `, ${formatCount(Math.round(run.perSecond))} a second`) +
  remainingText(run)

const showFailure = showRefusal('Couldn’t stop the import')

const ActiveImport = ({ run }: { run: ImportRun }) => {
  const { importRun: it, is, why } = run
  return (
    <>
      <Progress
        label={`${it.dry ? 'Checking' : 'Importing'} ${it.name}`}
        value={it.taken}
        of={it.rows}
        words={progressText(run)}
        {...(is === 'going' || is === 'cut' ? { onStop: pauseImport } : {})}
      />
      {is === 'cut' && (
        <Banner tone="warn" title="Connection lost">
          Nothing is lost. The import continues when the connection is back.
        </Banner>
      )}
      {is === 'refused' && (
        <Banner tone="bad" title="The import can’t continue">
          {why}
        </Banner>
      )}
      {is === 'going' && !it.dry && (
        <p className="mute">You can work on other pages while the import continues.</p>
      )}
      {(is === 'paused' || is === 'refused') && <StoppedActs importRun={it} />}
    </>
  )
}

const StoppedActs = ({ importRun }: { importRun: Import }) => (
  <p className="row wrap">
    <button type="button" className="btn main" onClick={() => void resumeImport()}>
      Continue
    </button>
    {importRun.dry ? (
      <button type="button" className="btn" onClick={closeImport}>
        Back to columns
      </button>
    ) : (
      <button
        type="button"
        className="btn"
        onClick={() => void endImport(importRun).catch(showFailure)}
      >
        Stop the import
      </button>
    )}
  </p>
)

const restart = () => {
  closeImport()
  closeImportFile()
}

const NextActs = ({ run: { importRun: it }, file }: Props) => {
  const [problems, setProblems] = useState<readonly string[]>([])
  const startRun = async () => file && setProblems(await checkFile(file, false))
  return (
    <>
      {problems.length > 0 && (
        <Banner tone="bad" title="Nothing was imported">
          {problems.join(' ')}
        </Banner>
      )}
      <p className="row wrap">
        {it.dry && file && it.counts.new > 0 && (
          <button type="button" className="btn main" onClick={() => void startRun()}>
            Import {formatCount(it.counts.new)} {it.kind}
          </button>
        )}
        {!it.dry && <ImportedLink importRun={it} main />}
        {it.dry && file && (
          <button type="button" className="btn" onClick={closeImport}>
            Back to columns
          </button>
        )}
        <button type="button" className="btn" onClick={restart}>
          Choose another file
        </button>
      </p>
    </>
  )
}
