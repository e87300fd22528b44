import { useState } from 'react'
import type { Import } from '#domain/import/import'
import { exactInstant, formatCount, pluralise, shortInstant } from '#lib/format'
import { showRefusal } from '#stores/chrome/show-refusal'
import { endImport } from '#stores/import/run'
import { ImportedLink } from './ImportedLink.tsx'
import { RejectedFile } from './RejectedFile.tsx'

/** Previous imports, newest first. */
export const PastImports = ({ imports }: { imports: readonly Import[] }) =>
  imports.length === 0 ? null : (
    <section className="sec" aria-label="Your imports">
      <header>
        <h2>Your imports</h2>
        <span className="count">{imports.length}</span>
      </header>
      <ul className="problems">
        {imports.map((importRun) => (
          <li key={importRun.id}>
            <b>{importRun.name}</b>{' '}
            <time
              className="mute"
              dateTime={importRun.begun_at}
              title={exactInstant(importRun.begun_at)}
            >
              {shortInstant(importRun.begun_at)}
            </time>{' '}
            {summaryOf(importRun)} <Acts importRun={importRun} />
          </li>
        ))}
      </ul>
    </section>
  )

const summaryOf = ({ counts, rows, taken, status }: Import) => {
  const outcomes = `${formatCount(counts.new)} new, ${formatCount(counts.known)} duplicates, ${formatCount(counts.rejected)} rejected`
  if (status === 'finished') return `${pluralise(rows, 'row')}: ${outcomes}.`
  return `${formatCount(taken)} of ${pluralise(rows, 'row')}: ${outcomes}.`
}

const showFailure = showRefusal('Couldn’t stop the import')

const Acts = ({ importRun }: { importRun: Import }) => {
  const [busy, setBusy] = useState(false)
  if (importRun.status !== 'running')
    return (
      <>
        <ImportedLink importRun={importRun} />{' '}
        {importRun.counts.rejected > 0 && <RejectedFile importRun={importRun} />}
      </>
    )
  const end = () => {
    setBusy(true)
    void endImport(importRun)
      .catch(showFailure)
      .finally(() => setBusy(false))
  }
  return (
    <>
      Choose the same file again to continue.{' '}
      <button type="button" className="btn small" aria-disabled={busy} onClick={end}>
        Stop the import
      </button>
    </>
  )
}
