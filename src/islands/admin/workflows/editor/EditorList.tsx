import { useEffect, useRef } from 'react'
import { Icon } from '#components/Icon.tsx'
import type { Finding } from '#domain/conveyance/workflow/validation'
import type { Workflow, WorkflowMilestone } from '#domain/conveyance/workflow/workflow'
import { $draft, editDraft } from '#stores/conveyance/workflow/draft'
import { FindingDot } from './FindingDot.tsx'
import { pressIn } from './list-keys.ts'
import { findingsAt, type PlaceProps } from './places.ts'
import { StepRow } from './StepRow.tsx'

type Props = PlaceProps & { workflow: Workflow; findings: readonly Finding[] }

/** Milestones and steps in order: arrows choose, Alt and an arrow moves, Enter opens the details, Delete removes. */
export const EditorList = ({ workflow, findings, place, onPlace }: Props) => {
  const list = useRef<HTMLOListElement>(null)
  const mayFocus = useRef(false)
  const { milestones } = workflow
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step that was moved is another element
  useEffect(() => {
    if (mayFocus.current) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
    mayFocus.current = false
  }, [workflow, place])
  return (
    <section className="we-list" aria-label="Steps">
      <button
        type="button"
        className="we-row workflow"
        aria-current={(place.milestone === undefined && place.rule === undefined) || undefined}
        onClick={() => onPlace({})}
      >
        Workflow
      </button>
      <ol
        ref={list}
        className="we-milestones"
        onKeyDown={(event) => {
          mayFocus.current = pressIn(event, { workflow, place, onPlace })
        }}
      >
        {milestones.map((milestone, at) => (
          <li key={milestone.key} className={milestone.key === place.milestone ? 'open' : ''}>
            <MilestoneRow {...{ milestone, at, findings, place, onPlace }} />
            {milestone.key === place.milestone && (
              <StepRows {...{ milestone, findings, place, onPlace }} />
            )}
          </li>
        ))}
      </ol>
      <AddMilestone onPlace={onPlace} />
      <RulesRow
        count={workflow.rules.length}
        findings={findingsAt(findings, { rule: 'all' })}
        isChosen={place.rule !== undefined}
        onChoose={() => onPlace({ rule: 'all' })}
      />
    </section>
  )
}

/** The step that was added last to a milestone of the draft. */
const lastStepOf = (milestone: string) => {
  const milestones = $draft.get()?.history.present.milestones ?? []
  const step = milestones.find(({ key }) => key === milestone)?.steps.at(-1)?.key
  return step === undefined ? { milestone } : { milestone, step }
}

const AddMilestone = ({ onPlace }: Pick<PlaceProps, 'onPlace'>) => (
  <button
    type="button"
    className="we-row add"
    onClick={() => {
      editDraft({ act: 'add_milestone', name: 'New milestone' })
      const added = $draft.get()?.history.present.milestones.at(-1)?.key
      if (added !== undefined) onPlace({ milestone: added })
    }}
  >
    <Icon name="plus" /> Add a milestone
  </button>
)

type RulesProps = {
  count: number
  findings: readonly Finding[]
  isChosen: boolean
  onChoose: () => void
}

const RulesRow = ({ count, findings, isChosen, onChoose }: RulesProps) => (
  <button
    type="button"
    className="we-row workflow"
    aria-current={isChosen || undefined}
    onClick={onChoose}
  >
    <span className="t">Rules</span>
    <FindingDot findings={findings} />
    <span className="n mute">{count}</span>
  </button>
)

type MilestoneProps = Omit<Props, 'workflow'> & { milestone: WorkflowMilestone }

const MilestoneRow = ({
  milestone,
  at,
  findings,
  place,
  onPlace,
}: MilestoneProps & { at: number }) => {
  const own = findings.filter((it) => it.place.milestone === milestone.key)
  return (
    <button
      type="button"
      className="we-row milestone-row"
      data-milestone={milestone.key}
      aria-expanded={milestone.key === place.milestone}
      aria-current={(milestone.key === place.milestone && place.step === undefined) || undefined}
      onClick={() => onPlace({ milestone: milestone.key })}
    >
      <span className="n mute">{at + 1}</span>
      <span className="t">{milestone.name}</span>
      <FindingDot findings={own} />
      <span className="n mute">{milestone.steps.length}</span>
    </button>
  )
}

const StepRows = ({ milestone, findings, place, onPlace }: MilestoneProps) => (
  <ol className="we-steps">
    {milestone.steps.map((step) => (
      <li key={step.key}>
        <StepRow
          step={step}
          findings={findingsAt(findings, { step: step.key })}
          isChosen={step.key === place.step}
          onChoose={() => onPlace({ milestone: milestone.key, step: step.key })}
        />
      </li>
    ))}
    <li>
      <button
        type="button"
        className="we-row add"
        onClick={() => {
          editDraft({ act: 'add_step', milestone: milestone.key, title: 'New step' })
          onPlace(lastStepOf(milestone.key))
        }}
      >
        <Icon name="plus" /> Add a step
      </button>
    </li>
  </ol>
)
