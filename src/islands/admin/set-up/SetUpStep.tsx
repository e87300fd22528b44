import { lazy, type ReactNode, Suspense } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import type { SetUpView } from '#domain/firm/api'
import type { SetUpStep as StepName } from '#domain/firm/set-up'
import { useStep } from '#islands/admin/message-delivery/use-step.ts'
import { skipStep } from '#stores/firm/set-up'
import { stepTexts } from './step-texts.ts'

const BrandStep = lazy(() => import('./BrandStep.tsx'))
const OfficesStep = lazy(() => import('./OfficesStep.tsx'))
const TeamsStep = lazy(() => import('./TeamsStep.tsx'))
const RolesStep = lazy(() => import('./RolesStep.tsx'))
const PeopleStep = lazy(() => import('./PeopleStep.tsx'))
const LinkStep = lazy(() => import('./LinkStep.tsx'))
const DomainsStep = lazy(() => import('./DomainsStep.tsx'))

const contents: Readonly<Record<StepName, () => ReactNode>> = {
  brand: () => <BrandStep />,
  offices: () => <OfficesStep />,
  teams: () => <TeamsStep />,
  roles: () => <RolesStep />,
  people: () => <PeopleStep />,
  agencies: () => <LinkStep of="agencies" />,
  'fee-scales': () => <LinkStep of="fee-scales" />,
  workflows: () => <LinkStep of="workflows" />,
  messages: () => <LinkStep of="messages" />,
  domains: () => <DomainsStep />,
}

type Props = {
  step: SetUpView['steps'][number]
  at: number
  view: SetUpView
  isOpen: boolean
  onToggle: () => void
}

const stateTexts = { done: 'done', skipped: 'skipped for now', open: 'left to do' } as const

/** One step of the guide: its name, what the records say of it and, when open, its forms. */
export const SetUpStep = ({ step, at, view, isOpen, onToggle }: Props) => {
  const { key, state, text } = step
  const { title, hint } = stepTexts[key]
  return (
    <li className={state} data-step={key}>
      <span className="node" aria-hidden="true">
        {state === 'done' ? <Icon name="check" /> : at + 1}
      </span>
      <h2>
        <button type="button" aria-expanded={isOpen} onClick={onToggle}>
          {title}
          <span className="sr">, {stateTexts[state]}</span>
        </button>
      </h2>
      <span className="mute hint">{hint}</span>
      <span className="mute fact">{state === 'skipped' ? `Skipped. ${text}` : text}</span>
      {isOpen && (
        <div className="step-content">
          <Suspense fallback={<Skeleton rows={4} />}>{contents[key]()}</Suspense>
          {state !== 'done' && <Skip {...{ step, view }} />}
        </div>
      )}
    </li>
  )
}

const Skip = ({ step, view }: Pick<Props, 'step' | 'view'>) => {
  const { busy, run } = useStep('Couldn’t save this')
  return (
    <button
      type="button"
      className="btn quiet"
      aria-disabled={busy}
      onClick={() => run((key) => skipStep(view, step.key, key))}
    >
      {step.state === 'skipped' ? 'Take this step up again' : stepTexts[step.key].skip}
    </button>
  )
}
