import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

export type StepState = 'done' | 'now' | 'ahead'

type Step = {
  readonly key: string
  readonly name: string
  readonly state: StepState
  /** '3 October', 'since 12 November', 'about 4 December' */
  readonly when?: string
  readonly children?: ReactNode
}

const stateLabels: Readonly<Record<StepState, string>> = {
  done: 'done',
  now: 'now',
  ahead: 'not started',
}

export const Steps = ({ steps, label }: { steps: readonly Step[]; label: string }) => (
  <ol className="steps" aria-label={label}>
    {steps.map((step, at) => (
      <li
        key={step.key}
        className={step.state}
        aria-current={step.state === 'now' ? 'step' : undefined}
      >
        <span className="node" aria-hidden="true">
          {step.state === 'done' ? <Icon name="check" /> : at + 1}
        </span>
        <h3>
          {step.name}
          <span className="sr">, {stateLabels[step.state]}</span>
        </h3>
        {step.when && <span className="when">{step.when}</span>}
        {step.children}
      </li>
    ))}
  </ol>
)
