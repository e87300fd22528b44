import { useState } from 'react'
import type { Import } from '#domain/import/import'
import { counted, exactly, grouped, when } from '#lib/format'
import { tellRefused } from '#stores/chrome/refused-act'
import { endImport } from '#stores/import/run'
import { ImportedLink } from './ImportedLink.tsx'
import { RejectedFile } from './RejectedFile.tsx'

/** What was imported before, newest first. */
export const PastImports = ({ imports }: { imports: readonly Import[] }) =>
  imports.length === 0 ? null : (
    <section className="sec" aria-label="Your imports">
      <header>
        <h2>Your imports</h2>
        <span className="count">{imports.length}</span>
      </header>
      <ul className="problems">
        {imports.map((it) => (
          <li key={it.id}>
            <b>{it.name}</b>{' '}
            <time className="mute" dateTime={it.begun_at} title={exactly(it.begun_at)}>
              {when(it.begun_at)}
            </time>{' '}
            {told(it)} <Acts it={it} />
          </li>
        ))}
      </ul>
    </section>
  )

const told = ({ counts, rows, taken, status }: Import) => {
  const made = `${grouped(counts.new)} new, ${grouped(counts.known)} there already, ${grouped(counts.rejected)} rejected`
  if (status === 'finished') return `${counted(rows, 'row')}: ${made}.`
  return `${grouped(taken)} of ${counted(rows, 'row')}: ${made}.`
}

const refused = tellRefused('It was not ended')

const Acts = ({ it }: { it: Import }) => {
  const [busy, setBusy] = useState(false)
  if (it.status !== 'running')
    return (
      <>
        <ImportedLink it={it} /> {it.counts.rejected > 0 && <RejectedFile it={it} />}
      </>
    )
  const end = () => {
    setBusy(true)
    void endImport(it)
      .catch(refused)
      .finally(() => setBusy(false))
  }
  return (
    <>
      Choose the same file again to go on.{' '}
      <button type="button" className="btn small" aria-disabled={busy} onClick={end}>
        End it here
      </button>
    </>
  )
}
