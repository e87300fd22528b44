import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { firstRefusal, reasonAgainst } from '#domain/act'
import { mayActOnCase } from '#domain/conveyance/acts'
import type { CaseDetail } from '#domain/conveyance/api'
import { mayRetryRun } from '#domain/conveyance/automation/acts'
import type { RunView } from '#domain/conveyance/automation/view'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { shortInstant } from '#lib/format'
import { showRefusal } from '#stores/chrome/show-refusal'
import { $automations, retryAutomation } from '#stores/conveyance/automation/automations'

/** What rules did in a case: ran, skipped and why, failed and to be tried again. */
export default function CaseAutomations({ caseFile }: { caseFile: CaseDetail }) {
  const loaded = useStore($automations)
  return (
    <section className="automations" aria-label="Automations">
      <h2 className="h2">Automations</h2>
      <Loaded
        from={loaded}
        skeleton={<Skeleton rows={3} />}
        retry={() => $automations.revalidate()}
      >
        {(runs) =>
          runs.length === 0 ? (
            <p className="faint">Rules of the workflow that run on this case appear here.</p>
          ) : (
            <ul>
              {runs.map((run) => (
                <Run key={run.id} run={run} caseFile={caseFile} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

const outcomes: Readonly<Record<RunView['outcome'], string>> = {
  done: 'Done',
  skipped: 'Skipped',
  failed: 'Failed',
}

const Run = ({ run, caseFile }: { run: RunView; caseFile: CaseDetail }) => (
  <li>
    <p>
      <b>{run.name}</b>{' '}
      <span className={run.outcome === 'failed' ? 'bad' : 'faint'}>{outcomes[run.outcome]}</span>{' '}
      <span className="faint num">{shortInstant(run.at)}</span>
    </p>
    <p className="faint">
      {run.cause}
      {run.reason && run.actions.length === 0 && `. ${run.reason}`}
    </p>
    {run.actions.length > 0 && (
      <ul>
        {run.actions.map(({ text, outcome, reason }) => (
          <li key={text}>
            {text}
            {outcome !== 'done' && `: ${outcomes[outcome].toLowerCase()}. ${reason ?? ''}`}
          </li>
        ))}
      </ul>
    )}
    {run.outcome === 'failed' && <Retry run={run} caseFile={caseFile} />}
  </li>
)

const Retry = ({ run, caseFile: { conveyance } }: { run: RunView; caseFile: CaseDetail }) => {
  const [isBusy, setBusy] = useState(false)
  const verdict = firstRefusal(
    mayActOnCase(useActingPerson(), conveyance),
    mayRetryRun(conveyance, run),
  )
  const retry = async () => {
    setBusy(true)
    await retryAutomation(run.id).catch(showRefusal(`Couldn’t try “${run.name}” again`))
    setBusy(false)
  }
  return (
    <ActButton
      className="btn small"
      why={reasonAgainst(verdict)}
      isBusy={isBusy}
      onPress={() => void retry()}
    >
      Try again
    </ActButton>
  )
}
