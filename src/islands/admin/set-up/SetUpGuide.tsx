import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { SetUpView } from '#domain/firm/api'
import type { SetUpStep as StepName } from '#domain/firm/set-up'
import { useStep } from '#islands/admin/message-delivery/use-step.ts'
import { countInWords } from '#lib/format'
import { $firmView } from '#stores/firm/firm'
import { $setUp, finishSetUp } from '#stores/firm/set-up'
import { $firm } from '#stores/user/firm'
import SampleData from './SampleData.tsx'
import { SetUpStep } from './SetUpStep.tsx'

const BankPayments = lazy(() => import('./BankPayments.tsx'))
const CardPayments = lazy(() => import('./CardPayments.tsx'))
const SanctionsList = lazy(() => import('../sanctions/SanctionsList.tsx'))

/** Guides an owner through what a new firm needs, and says what is left from its records. */
export default function SetUpGuide() {
  const name = useStore($firmView).data?.details.name ?? $firm.get().brand.name
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Set up {name}</h1>
      </header>
      <Loaded
        from={useStore($setUp)}
        skeleton={<Skeleton rows={12} />}
        retry={() => $setUp.revalidate()}
      >
        {(view) => <Guide view={view} />}
      </Loaded>
    </>
  )
}

const Guide = ({ view }: { view: SetUpView }) => {
  const [opened, setOpened] = useState<StepName | null | undefined>()
  const next = view.steps.find(({ state }) => state === 'open')?.key ?? null
  const shown = opened === undefined ? next : opened
  return (
    <div className="set-up">
      <Summary view={view} />
      <ol aria-label="Steps">
        {view.steps.map((step, at) => (
          <SetUpStep
            key={step.key}
            {...{ step, at, view }}
            isOpen={step.key === shown}
            onToggle={() => setOpened(step.key === shown ? null : step.key)}
          />
        ))}
      </ol>
      <Suspense fallback={<Skeleton rows={4} />}>
        <CardPayments />
        <BankPayments />
        <SanctionsList />
      </Suspense>
      <SampleData />
      <Finish view={view} />
    </div>
  )
}

const Summary = ({ view: { steps } }: { view: SetUpView }) => {
  const count = (state: string) => steps.filter((it) => it.state === state).length
  const done = count('done')
  return (
    <>
      <p className="lead" role="status">
        {doneText(done, steps.length)} <b>{leftText(count('open'), count('skipped'))}</b>
      </p>
      <progress aria-label="Steps done" max={steps.length} value={done} />
    </>
  )
}

const doneText = (done: number, of: number) => {
  const text = countInWords(done)
  const start = text.slice(0, 1).toUpperCase() + text.slice(1)
  return `${start} of ${countInWords(of)} steps ${done === 1 ? 'is' : 'are'} done.`
}

const leftText = (open: number, skipped: number) => {
  const later = skipped === 0 ? '' : `, ${countInWords(skipped)} skipped for now`
  return open === 0 ? `Nothing is left${later}.` : `Left to do: ${countInWords(open)}${later}.`
}

const Finish = ({ view }: { view: SetUpView }) => {
  const { busy, run } = useStep('Couldn’t save this')
  const isFinished = view.finished_at !== null
  return (
    <div className="feet">
      {isFinished && <p role="status">You have finished the guide. It stays here for changes.</p>}
      <button
        type="button"
        className={isFinished ? 'btn' : 'btn main'}
        aria-disabled={busy}
        onClick={() => run((key) => finishSetUp(view, !isFinished, key))}
      >
        {isFinished ? 'Take the guide up again' : 'Finish the guide'}
      </button>
    </div>
  )
}
