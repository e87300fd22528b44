import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Empty } from '#components/Loaded.tsx'
import { Stages, Status } from '#components/Marks.tsx'
import type { AgentCase } from '#domain/agent/home'
import type { EnquiryProgress } from '#domain/enquiry/progress'
import { hasExchange, matterNames } from '#domain/matter-names'
import { date, shortInstant } from '#lib/format'
import { $agentNotes } from '#stores/agent/notes'
import { CaseDialog, type OpenAct } from './CaseDialog.tsx'
import { CaseKeys } from './CaseKeys.tsx'
import { CaseQuestions } from './CaseQuestions.tsx'
import { NeededFromMe } from './NeededFromMe.tsx'
import { OwnNotes } from './OwnNotes.tsx'

type OnOpen = (open: OpenAct) => void

/** 'Exchanged Fri 23 Oct', 'Mon 7 Dec' for a target, and the day of completion where nothing is exchanged. */
const targetOf = ({ matter_type, exchange_target_on, has_exchanged, completion_on }: AgentCase) => {
  if (!hasExchange(matter_type))
    return completion_on ? `Completion ${date(completion_on)}` : 'Not set'
  if (exchange_target_on === null) return 'Not set'
  return `${has_exchanged ? 'Exchanged ' : ''}${date(exchange_target_on)}`
}

export const AgentCases = ({ cases }: { cases: readonly AgentCase[] }) => {
  const [open, setOpen] = useState<OpenAct | null>(null)
  return (
    <>
      <NeededFromMe cases={cases} onOpen={setOpen} />
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
      </section>
      <CaseDialog open={open} onDone={() => setOpen(null)} />
    </>
  )
}

const CaseTable = ({ cases, onOpen }: { cases: readonly AgentCase[]; onOpen: OnOpen }) => (
  <table className="list workflow-steps">
    <thead>
      <tr>
        <th scope="col">Address</th>
        <th scope="col" className="a-stage">
          Stage
        </th>
        <th scope="col" className="a-standing">
          Who is acting
        </th>
        <th scope="col" className="a-steps">
          Last and next
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
      <Property caseFile={caseFile} onOpen={onOpen} />
    </td>
    <td>
      <Stages at={caseFile.stage.n} of={caseFile.stage.of} /> {caseFile.stage.name}
    </td>
    <td>
      {caseFile.standing} <AskButton caseFile={caseFile} onOpen={onOpen} />
    </td>
    <td>
      <Steps caseFile={caseFile} />
    </td>
    <td data-head={caseFile.has_exchanged ? undefined : 'Target exchange'}>
      {targetOf(caseFile)}
      {caseFile.delay && <Status tone="warn">{caseFile.delay}</Status>}
    </td>
  </tr>
)

/** The address of a case with what the agent does about it, and what was written. */
const Property = ({ caseFile, onOpen }: CaseProps) => (
  <>
    <b className="med">{caseFile.address.line}</b>{' '}
    <span className="mute">{matterNames[caseFile.matter_type]}</span>
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
  </>
)

/** The stage that was done last and the one that comes next. */
const Steps = ({ caseFile: { last, next } }: { caseFile: AgentCase }) => (
  <>
    {last && (
      <span className="a-step">
        {last.name}
        {last.on && `, ${date(last.on)}`}
      </span>
    )}
    {next && (
      <span className="a-step mute">
        Next: {next.name}
        {next.on && `, about ${date(next.on)}`}
      </span>
    )}
  </>
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
