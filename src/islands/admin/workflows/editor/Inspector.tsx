import { lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { stepsOf } from '#domain/conveyance/workflow/editing/steps'
import type { Finding } from '#domain/conveyance/workflow/validation'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { Findings } from './Findings.tsx'
import { MilestoneInspector } from './MilestoneInspector.tsx'
import { findingsAt, type PlaceProps } from './places.ts'
import { WorkflowInspector } from './WorkflowInspector.tsx'

// The names of all facts come with steps, those of all events with rules.
const StepInspector = lazy(() => import('./StepInspector.tsx'))
const RulesInspector = lazy(() => import('./rules/RulesInspector.tsx'))

type Props = PlaceProps & { workflow: Workflow; findings: readonly Finding[] }

/** The fields of what is chosen, with what is wrong with it. */
export const Inspector = (props: Props) => {
  const { workflow, place } = props
  const step = stepsOf(workflow).find((it) => it.key === place.step)
  const milestone = workflow.milestones.find((it) => it.key === place.milestone)
  const title = step?.title ?? milestone?.name ?? (place.rule === undefined ? 'Workflow' : 'Rules')
  return (
    <aside className="we-inspector" id="we-inspector" aria-label="Details">
      <h2>{step ? `${step.number} ${title}` : title}</h2>
      <Suspense fallback={<Skeleton rows={6} />}>
        {place.rule === undefined ? (
          <>
            <Findings findings={findingsAt(props.findings, place)} />
            {step && <StepInspector workflow={workflow} step={step} />}
            {!step && milestone && <MilestoneInspector workflow={workflow} milestone={milestone} />}
            {!step && !milestone && <WorkflowInspector workflow={workflow} />}
          </>
        ) : (
          <RulesInspector {...props} />
        )}
      </Suspense>
    </aside>
  )
}
