import { useState } from 'react'
import type { Import } from '#domain/import/import'
import { counted, exactly, grouped, when } from '#lib/format'
import { showRefusal } from '#stores/chrome/refused-act'
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
              title={exactly(importRun.begun_at)}
            >
              {when(importRun.begun_at)}
            </time>{' '}
            {told(importRun)} <Acts importRun={importRun} />
          </li>
        ))}
      </ul>
    </section>
  )

const told = ({ counts, rows, taken, status }: Import) => {
  const made = `${grouped(counts.new)} new, ${grouped(counts.known)} already there, ${grouped(counts.rejected)} rejected`
  if (status === 'finished') return `${counted(rows, 'row')}: ${made}.`
  return `${grouped(taken)} of ${counted(rows, 'row')}: ${made}.`
}

const refused = showRefusal('Couldn’t end the import')

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
      .catch(refused)
      .finally(() => setBusy(false))
  }
  return (
    <>
      Choose the same file again to continue.{' '}
      <button type="button" className="btn small" aria-disabled={busy} onClick={end}>
        End the import
      </button>
    </>
  )
}
