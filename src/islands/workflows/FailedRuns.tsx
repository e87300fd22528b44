import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { FailedRun } from '#domain/conveyance/automation/failed-run'
import { shortInstant } from '#lib/format'
import { href } from '#routes'
import { showRefusal } from '#stores/chrome/show-refusal'
import { $failedRuns, retryFailedRun } from '#stores/conveyance/workflows'

/** What rules of the workflow could not do in its cases, to try again. */
export default function FailedRuns() {
  return (
    <section className="sec" aria-label="Failed automations">
      <header>
        <h2>Failed automations</h2>
        <span className="end">newest first</span>
      </header>
      <Loaded
        from={useStore($failedRuns)}
        skeleton={<Skeleton rows={3} />}
        retry={() => $failedRuns.revalidate()}
      >
        {(runs) =>
          runs.length === 0 ? (
            <p className="faint">No automation has failed in the cases of this workflow.</p>
          ) : (
            <ul className="failed-runs">
              {runs.map((run) => (
                <Run key={run.id} run={run} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

const Run = ({ run }: { run: FailedRun }) => {
  const { conveyance, name, at, cause, actions } = run
  const failed = actions.filter(({ outcome }) => outcome === 'failed')
  return (
    <li>
      <p>
        <b>{name}</b>{' '}
        <a className="link" href={href('conveyances-id', { id: conveyance.id })}>
          <span className="ref">{conveyance.ref}</span> {conveyance.line}
        </a>{' '}
        <span className="faint">
          {conveyance.fee_earner}, <span className="num">{shortInstant(at)}</span>
        </span>
      </p>
      <p className="faint">{cause}</p>
      {failed.map(({ text, reason }) => (
        <p key={text}>
          {text}: <span className="bad">{reason}</span>
        </p>
      ))}
      <Retry run={run} />
    </li>
  )
}

const Retry = ({ run }: { run: FailedRun }) => {
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await retryFailedRun(run).catch(showRefusal(`Couldn’t try “${run.name}” again`))
    setBusy(false)
  }
  return (
    <ActButton
      className="btn small"
      why={run.retry_blocked ?? undefined}
      isBusy={isBusy}
      onPress={() => void retry()}
    >
      Try again
    </ActButton>
  )
}
