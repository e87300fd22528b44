import { useRef, useState } from 'react'
import { messageOf } from '#components/form/form-faults.ts'
import { Icon } from '#components/Icon.tsx'
import { Progress } from '#components/Progress.tsx'
import { median, milestoneMedians } from '#domain/conveyance/workflow/simulation/medians'
import type { ClosedCase } from '#domain/conveyance/workflow/simulation/simulation-page'
import { formatCount, pluralise } from '#lib/format'
import { href } from '#routes'
import { $draft, saveDraft } from '#stores/conveyance/workflow/draft'
import {
  type SimulationProgress,
  simulateClosedCases,
} from '#stores/conveyance/workflow/simulating'

/** The closed cases of the firm as they ran, beside how they would have run by the draft. */
export default function ClosedCases({ id }: { id: string }) {
  const [progress, setProgress] = useState<SimulationProgress | null>(null)
  const [state, setState] = useState<'idle' | 'running' | 'done'>('idle')
  const [fault, setFault] = useState('')
  const isStopped = useRef(false)
  const run = async () => {
    isStopped.current = false
    setFault('')
    setProgress(null)
    setState('running')
    try {
      await saveDraft()
      await simulateClosedCases(id, setProgress, () => isStopped.current)
    } catch (error) {
      setFault(messageOf(error))
    }
    setState('done')
  }
  return (
    <div className="we-closed">
      <p className="mute">
        Each closed case is worked out again by this draft, with the days that its tasks took. New
        steps take as long as is usual.
      </p>
      {state === 'running' ? (
        <Progress
          label="Simulating closed cases"
          value={progress?.cases.length}
          of={Math.max(progress?.total ?? 1, 1)}
          words={progress ? `${progress.cases.length} of ${formatCount(progress.total)}` : ''}
          onStop={() => {
            isStopped.current = true
          }}
        />
      ) : (
        <button type="button" className="btn" onClick={() => void run()}>
          <Icon name="play" /> {state === 'done' ? 'Run again' : 'Run'}
        </button>
      )}
      {fault !== '' && <p className="fault">{fault}</p>}
      {progress && <Result cases={progress.cases} />}
    </div>
  )
}

const signed = (days: number) => (days > 0 ? `+${days}` : days < 0 ? `−${-days}` : '–')

const Result = ({ cases }: { cases: readonly ClosedCase[] }) => {
  const milestones = $draft.get()?.history.present.milestones ?? []
  const nameOf = (key: string) => milestones.find((it) => it.key === key)?.name ?? key
  if (cases.length === 0) return <p>No case of this matter type is closed yet.</p>
  const [before, after] = [cases.map((it) => it.before), cases.map((it) => it.after)].map(median)
  return (
    <>
      <p role="status">
        {pluralise(cases.length, 'closed case')}: {before} working days as they ran, {after} by this
        draft (median).
      </p>
      <table className="list">
        <thead>
          <tr>
            <th>Median working days</th>
            <th className="n">As it ran</th>
            <th className="n">Draft</th>
            <th className="n">Change</th>
          </tr>
        </thead>
        <tbody>
          {milestoneMedians(cases).map((row) => (
            <tr key={row.key}>
              <td>{nameOf(row.key)}</td>
              <td className="n">{row.before}</td>
              <td className="n">{row.after}</td>
              <td className="n">{signed(row.after - row.before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Differing cases={cases} />
    </>
  )
}

const MAX_SHOWN = 20

const Differing = ({ cases }: { cases: readonly ClosedCase[] }) => {
  const differing = cases.filter((it) => it.added + it.dropped > 0)
  if (differing.length === 0) return <p>Every case would have had the same steps.</p>
  return (
    <section className="sec">
      <header>
        <h3 className="h3">Cases with other steps</h3>
        <span className="count">{differing.length}</span>
      </header>
      <ul className="changes">
        {differing.slice(0, MAX_SHOWN).map((it) => (
          <li key={it.id}>
            <a href={href('conveyances-id', { id: it.id })}>{it.ref}</a>{' '}
            <span className="mute">
              {it.added} added, {it.dropped} left out, {signed(it.after - it.before)} working days
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
