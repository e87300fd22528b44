import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { Empty, Skeleton } from '#components/Loaded.tsx'
import { Stages } from '#components/Marks.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { AgentCase } from '#domain/agent/home'
import type { AgentNote } from '#domain/agent/note/note'
import type { EnquiryProgress } from '#domain/enquiry/progress'
import { matterNames } from '#domain/matter-names'
import { date, shortInstant } from '#lib/format'
import { $agentNotes } from '#stores/agent/notes'
import { CaseKeys } from './CaseKeys.tsx'
import { CaseQuestions } from './CaseQuestions.tsx'
import { OwnNotes } from './OwnNotes.tsx'

const HandoverForm = lazy(() => import('./HandoverForm.tsx'))
const AskForUpdate = lazy(() => import('./AskForUpdate.tsx'))
const NoteForm = lazy(() => import('./NoteForm.tsx'))

type Open = {
  readonly act: 'keys' | 'ask' | 'note'
  readonly caseFile: AgentCase
  readonly note?: AgentNote
}
type OnOpen = (open: Open) => void

const targetOf = (agentCase: AgentCase) => {
  if (agentCase.exchange_target_on === null) return 'Not set'
  return `${agentCase.has_exchanged ? 'Exchanged ' : ''}${date(agentCase.exchange_target_on)}`
}

export const AgentCases = ({ cases }: { cases: readonly AgentCase[] }) => {
  const [open, setOpen] = useState<Open | null>(null)
  return (
    <section className="sec agent-list" aria-labelledby="agent-cases">
      <header>
        <h2 id="agent-cases">My cases</h2>
        <span className="count">{cases.length}</span>
      </header>
      {cases.length === 0 ? (
        <Empty title="No open cases">
          <p>Sales and purchases you introduce appear here once the client instructs us.</p>
        </Empty>
      ) : (
        <CaseTable cases={cases} onOpen={setOpen} />
      )}
      <CaseDialog open={open} onDone={() => setOpen(null)} />
    </section>
  )
}

const CaseTable = ({ cases, onOpen }: { cases: readonly AgentCase[]; onOpen: OnOpen }) => (
  <table className="list workflow-steps">
    <thead>
      <tr>
        <th scope="col">Address</th>
        <th scope="col" className="a-side">
          Side
        </th>
        <th scope="col" className="a-stage">
          Stage
        </th>
        <th scope="col" className="a-standing">
          Who is acting
        </th>
        <th scope="col" className="a-target">
          Target exchange
        </th>
      </tr>
    </thead>
    <tbody>
      {cases.map((caseFile) => (
        <CaseRow key={caseFile.id} caseFile={caseFile} onOpen={onOpen} />
      ))}
    </tbody>
  </table>
)

const titles = { keys: 'Keys of', ask: 'Update on', note: 'Note about' } as const

const CaseDialog = ({ open, onDone }: { open: Open | null; onDone: () => void }) => (
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
    </Suspense>
  </Dialog>
)

type CaseProps = { caseFile: AgentCase; onOpen: OnOpen }

const AskButton = ({ caseFile, onOpen }: CaseProps) => (
  <button
    type="button"
    className="link"
    aria-label={`Ask for an update on ${caseFile.address.line}`}
    onClick={() => onOpen({ act: 'ask', caseFile })}
  >
    Ask for an update
  </button>
)

const Notes = ({ caseFile, onOpen }: CaseProps) => (
  <>
    <OwnNotes caseId={caseFile.id} onEdit={(note) => onOpen({ act: 'note', caseFile, note })} />
    <button
      type="button"
      className="link"
      aria-label={`Write a note about ${caseFile.address.line}`}
      onClick={() => onOpen({ act: 'note', caseFile })}
    >
      Write a note
    </button>
  </>
)

const CaseRow = ({ caseFile, onOpen }: CaseProps) => (
  <tr>
    <td>
      <b className="med">{caseFile.address.line}</b>
      {caseFile.introduced_by && (
        <p className="agent-note">
          <small>Introduced by {caseFile.introduced_by}</small>
        </p>
      )}
      <CaseKeys caseFile={caseFile} onConfirm={() => onOpen({ act: 'keys', caseFile })} />
      {caseFile.enquiries && <Enquiries progress={caseFile.enquiries} />}
      <AgentNotes caseId={caseFile.id} />
      <CaseQuestions caseId={caseFile.id} />
      <Notes caseFile={caseFile} onOpen={onOpen} />
    </td>
    <td className="mute">{matterNames[caseFile.matter_type]}</td>
    <td>
      <Stages at={caseFile.stage.n} of={caseFile.stage.of} /> {caseFile.stage.name}
    </td>
    <td>
      {caseFile.standing} <AskButton caseFile={caseFile} onOpen={onOpen} />
    </td>
    <td data-head={caseFile.has_exchanged ? undefined : 'Target exchange'}>{targetOf(caseFile)}</td>
  </tr>
)

/** How far the lawyers' enquiries are, by what they are about. */
const Enquiries = ({ progress: { text, lines } }: { progress: EnquiryProgress }) => (
  <details className="agent-note">
    <summary>Enquiries: {text}</summary>
    <ul>
      {lines.map((line) => (
        <li key={line.phrase}>
          {line.phrase}: {line.text}
        </li>
      ))}
    </ul>
  </details>
)

/** What the conveyancers wrote to the agent on a case. */
const AgentNotes = ({ caseId }: { caseId: string }) =>
  useStore($agentNotes)
    .data?.filter((note) => note.conveyance_id === caseId)
    .map((note) => (
      <p key={note.id} className="agent-note">
        {note.text}
        <small>
          {note.by}, {shortInstant(note.at)}
        </small>
      </p>
    ))
