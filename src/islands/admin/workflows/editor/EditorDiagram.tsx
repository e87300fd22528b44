import {
  Background,
  Controls,
  type Edge,
  MarkerType,
  type Node,
  Position,
  ReactFlow,
} from '@xyflow/react'
import { useMemo } from 'react'
import type { Finding } from '#domain/conveyance/workflow/validation'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { type DiagramNode, diagramOf } from './diagram-layout.ts'
import { findingsAt, type PlaceProps, placeOfStep, toneOf } from './places.ts'

type Props = PlaceProps & { workflow: Workflow; findings: readonly Finding[] }

/** What each step waits for: of the chosen milestone, or of the whole workflow. The list is its accessible twin. */
export default function EditorDiagram({ workflow, findings, place, onPlace }: Props) {
  const { milestone = null, step } = place
  const diagram = useMemo(() => diagramOf(workflow, milestone), [workflow, milestone])
  const nodes = diagram.nodes.map((it) =>
    nodeOf(it, it.key === step, toneOf(findingsAt(findings, { step: it.key }))),
  )
  const edges: Edge[] = diagram.edges.map(({ from, to }) => ({
    id: `${from} ${to}`,
    source: from,
    target: to,
    type: 'smoothstep',
    className: from === step || to === step ? 'at' : '',
    markerEnd: { type: MarkerType.ArrowClosed },
  }))
  return (
    <section className="we-diagram" aria-label="What each step waits for">
      <ReactFlow
        key={`${milestone}`}
        nodes={nodes}
        edges={edges}
        fitView
        fitViewOptions={{ maxZoom: 1, padding: 0.06 }}
        minZoom={0.1}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        proOptions={{ hideAttribution: false }}
        onNodeClick={(_, node) => onPlace(placeOfStep(workflow, node.id))}
      >
        <Background />
        <Controls showInteractive={false} />
      </ReactFlow>
    </section>
  )
}

const nodeOf = (it: DiagramNode, isChosen: boolean, tone: string | null): Node => ({
  id: it.key,
  position: { x: it.x, y: it.y },
  sourcePosition: Position.Bottom,
  targetPosition: Position.Top,
  className: [isChosen && 'at', it.isOutside && 'outside', tone].filter(Boolean).join(' '),
  data: {
    label: (
      <>
        <b>{it.title}</b>
        <small>{it.detail}</small>
      </>
    ),
  },
})
