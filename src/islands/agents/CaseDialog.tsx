import { lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { AgentCase } from '#domain/agent/home'
import type { AgentNote } from '#domain/agent/note/note'

const HandoverForm = lazy(() => import('./HandoverForm.tsx'))
const AskForUpdate = lazy(() => import('./AskForUpdate.tsx'))
const NoteForm = lazy(() => import('./NoteForm.tsx'))
const SendMemo = lazy(() => import('./SendMemo.tsx'))

export type AgentAct = 'keys' | 'ask' | 'note' | 'memo' | 'chain'

/** What an agent does about one of their cases. */
export type OpenAct = {
  readonly act: AgentAct
  readonly caseFile: AgentCase
  readonly note?: AgentNote
}
const titles: Readonly<Record<AgentAct, string>> = {
  keys: 'Keys of',
  ask: 'Update on',
  note: 'Note about',
  memo: 'Memo of sale,',
  chain: 'Tell us about',
}

/** The form of what an agent does about a case. */
export const CaseDialog = ({ open, onDone }: { open: OpenAct | null; onDone: () => void }) => (
  <Dialog
    title={open ? `${titles[open.act]} ${open.caseFile.address.line}` : ''}
    open={open !== null}
    onClose={onDone}
  >
    <Suspense fallback={<Skeleton rows={3} />}>
      {open?.act === 'keys' && <HandoverForm caseFile={open.caseFile} onDone={onDone} />}
      {open?.act === 'ask' && <AskForUpdate caseFile={open.caseFile} onDone={onDone} />}
      {open?.act === 'note' && (
        <NoteForm caseId={open.caseFile.id} note={open.note} onDone={onDone} />
      )}
      {open?.act === 'chain' && <NoteForm caseId={open.caseFile.id} isForFirm onDone={onDone} />}
      {open?.act === 'memo' && <SendMemo onDone={onDone} />}
    </Suspense>
  </Dialog>
)
