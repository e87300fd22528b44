import type { Finding } from '#domain/conveyance/workflow/validation'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { editDraft } from '#stores/conveyance/workflow/draft'
import { findingsAt, type PlaceProps } from './places.ts'
import { StepRow } from './StepRow.tsx'

type Props = PlaceProps & { workflow: Workflow; findings: readonly Finding[] }

const FORMAT = 'text/x-workflow-step'

/** Milestones as columns; a step is dragged to another place, or moved by the keys of the list. */
export default function EditorBoard({ workflow, findings, place, onPlace }: Props) {
  const drop = (step: string, milestone: string, before: string | null) => {
    editDraft({ act: 'place_step', step, milestone, before })
    onPlace({ milestone, step })
  }
  return (
    <div className="we-board">
      {workflow.milestones.map(({ key, name, steps }) => (
        <Column key={key} name={name} onDrop={(step) => drop(step, key, null)}>
          {steps.map((step) => (
            <Card key={step.key} step={step.key} onDrop={(dragged) => drop(dragged, key, step.key)}>
              <StepRow
                step={step}
                findings={findingsAt(findings, { step: step.key })}
                isChosen={step.key === place.step}
                onChoose={() => onPlace({ milestone: key, step: step.key })}
              />
            </Card>
          ))}
        </Column>
      ))}
    </div>
  )
}

type DropProps = { onDrop: (step: string) => void; children: React.ReactNode }

const targetOf = (onDrop: DropProps['onDrop']) => ({
  onDragOver: (event: React.DragEvent) => {
    if (event.dataTransfer.types.includes(FORMAT)) event.preventDefault()
  },
  onDrop: (event: React.DragEvent) => {
    const step = event.dataTransfer.getData(FORMAT)
    if (step === '') return
    event.preventDefault()
    event.stopPropagation()
    onDrop(step)
  },
})

const Column = ({ name, onDrop, children }: DropProps & { name: string }) => (
  <section className="we-column" aria-label={name} {...targetOf(onDrop)}>
    <h3>{name}</h3>
    <ol>{children}</ol>
  </section>
)

const Card = ({ step, onDrop, children }: DropProps & { step: string }) => (
  <li
    draggable
    onDragStart={(event) => event.dataTransfer.setData(FORMAT, step)}
    {...targetOf(onDrop)}
  >
    {children}
  </li>
)
