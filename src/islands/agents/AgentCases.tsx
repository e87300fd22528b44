import { useStore } from '@nanostores/react'
import { Empty } from '#components/Loaded.tsx'
import { Stages } from '#components/Marks.tsx'
import type { AgentCase } from '#domain/agent/home'
import type { EnquiryProgress } from '#domain/enquiry/progress'
import { matterNames } from '#domain/matter-names'
import { date, shortInstant } from '#lib/format'
import { $agentNotes } from '#stores/agent/notes'

const targetOf = (agentCase: AgentCase) => {
  if (agentCase.exchange_target_on === null) return 'Not set'
  return `${agentCase.has_exchanged ? 'Exchanged ' : ''}${date(agentCase.exchange_target_on)}`
}

export const AgentCases = ({ cases }: { cases: readonly AgentCase[] }) => (
  <section className="sec agent-list">
    <header>
      <h2>My cases</h2>
      <span className="count">{cases.length}</span>
    </header>
    {cases.length === 0 ? (
      <Empty title="No open cases">
        <p>Sales and purchases you introduce appear here once the client instructs us.</p>
      </Empty>
    ) : (
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
            <CaseRow key={caseFile.id} caseFile={caseFile} />
          ))}
        </tbody>
      </table>
    )}
  </section>
)

const CaseRow = ({ caseFile }: { caseFile: AgentCase }) => (
  <tr>
    <td>
      <b className="med">{caseFile.address.line}</b>
      {caseFile.enquiries && <Enquiries progress={caseFile.enquiries} />}
      <AgentNotes caseId={caseFile.id} />
    </td>
    <td className="mute">{matterNames[caseFile.matter_type]}</td>
    <td>
      <Stages at={caseFile.stage.n} of={caseFile.stage.of} /> {caseFile.stage.name}
    </td>
    <td>{caseFile.standing}</td>
    <td>{targetOf(caseFile)}</td>
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
