import { stepsOf } from '#domain/conveyance/workflow/editing/steps'
import type { Finding } from '#domain/conveyance/workflow/validation'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { MilestoneInspector } from './MilestoneInspector.tsx'
import { findingsAt, type Place } from './places.ts'
import { StepInspector } from './StepInspector.tsx'
import { WorkflowInspector } from './WorkflowInspector.tsx'

type Props = { workflow: Workflow; findings: readonly Finding[]; place: Place }

/** The fields of what is chosen, with what is wrong with it. */
export const Inspector = ({ workflow, findings, place }: Props) => {
  const step = stepsOf(workflow).find((it) => it.key === place.step)
  const milestone = workflow.milestones.find((it) => it.key === place.milestone)
  const title = step?.title ?? milestone?.name ?? 'Workflow'
  return (
    <aside className="we-inspector" id="we-inspector" aria-label="Details">
      <h2>{step ? `${step.number} ${title}` : title}</h2>
      <Findings findings={findingsAt(findings, place)} />
      {step && <StepInspector workflow={workflow} step={step} />}
      {!step && milestone && <MilestoneInspector workflow={workflow} milestone={milestone} />}
      {!step && !milestone && <WorkflowInspector workflow={workflow} />}
    </aside>
  )
}

const Findings = ({ findings }: { findings: readonly Finding[] }) =>
  findings.length > 0 && (
    <ul className="problems">
      {findings.map((it) => (
        <li key={it.text} className={it.severity === 'error' ? 'bad' : 'warn'}>
          {it.text}
        </li>
      ))}
    </ul>
  )
