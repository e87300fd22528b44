import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ChoiceField } from '#components/form/Choices.tsx'
import { LeaveQuestion } from '#components/form/LeaveQuestion.tsx'
import { useLeaveGuard } from '#components/form/use-leave-guard.ts'
import { Skeleton } from '#components/Loaded.tsx'
import type { WorkflowDetail } from '#domain/conveyance/workflow/listing'
import type { Finding } from '#domain/conveyance/workflow/validation'
import { $draft, closeDraft, openDraft } from '#stores/conveyance/workflow/draft'
import { CheckPanel } from './CheckPanel.tsx'
import { EditorConflict } from './EditorConflict.tsx'
import { EditorHead } from './EditorHead.tsx'
import { EditorList } from './EditorList.tsx'
import { Inspector } from './Inspector.tsx'
import type { Place, PlaceProps } from './places.ts'
import { useFindings } from './use-findings.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import { type EditorView, showsDetails, viewChoice, viewNames } from './views.ts'

const WorkflowChanges = lazy(() => import('../WorkflowChanges.tsx'))
const EditorBoard = lazy(() => import('./EditorBoard.tsx'))
const EditorDiagram = lazy(() => import('./EditorDiagram.tsx'))
const WhatIf = lazy(() => import('./WhatIf.tsx'))
const ClosedCases = lazy(() => import('./ClosedCases.tsx'))

/** Edits a draft; each edit is saved after a moment. */
export default function WorkflowEditor({ detail }: { detail: WorkflowDetail }) {
  const draft = useOpenDraft(detail)
  const [place, setPlace] = useState<Place>({})
  const [view, setView] = useState<EditorView>('details')
  const root = useRef<HTMLDivElement>(null)
  const { answer } = useLeaveGuard(draft !== null && draft.state !== 'saved', root)
  const workflow = draft?.history.present ?? detail.workflow
  const findings = useFindings(workflow)
  const onPlace = (next: Place) => {
    setPlace(next)
    if (!showsDetails(view)) setView('details')
  }
  if (draft === null || findings === null) return <Skeleton rows={16} />
  const part = { workflow, findings, place, onPlace }
  return (
    <div ref={root}>
      <EditorHead detail={detail} findings={findings.length} onCheck={() => setView('check')} />
      <EditorConflict />
      <div className="workflow-editor">
        <EditorList {...part} />
        <section className="we-views" aria-label={viewNames[view]}>
          <ChoiceField {...viewChoice} value={view} onChange={setView} />
          <View view={view} id={detail.id} {...part} />
          {showsDetails(view) && <Inspector {...part} />}
        </section>
      </div>
      {answer && <LeaveQuestion onAnswer={answer} />}
    </div>
  )
}

const useOpenDraft = (detail: WorkflowDetail) => {
  useEffect(() => openDraft(detail), [detail])
  useEffect(() => closeDraft, [])
  useUndoKeys()
  return useStore($draft)
}

type ViewProps = PlaceProps & {
  view: EditorView
  id: string
  workflow: WorkflowDetail['workflow']
  findings: readonly Finding[]
}

const View = ({ view, id, ...part }: ViewProps) => (
  <Suspense fallback={<Skeleton rows={6} />}>
    {view === 'board' && <EditorBoard {...part} />}
    {view === 'diagram' && <EditorDiagram {...part} />}
    {view === 'check' && <CheckPanel {...part} />}
    {view === 'what-if' && <WhatIf workflow={part.workflow} />}
    {view === 'closed' && <ClosedCases id={id} />}
    {view === 'changes' && <WorkflowChanges workflow={part.workflow} />}
  </Suspense>
)
