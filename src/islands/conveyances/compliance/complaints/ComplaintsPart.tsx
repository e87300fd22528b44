import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Chip } from '#components/Marks.tsx'
import { reasonAgainst } from '#domain/act'
import { complaintActs } from '#domain/complaint/acts'
import { type Complaint, isComplaintOverdue } from '#domain/complaint/complaint'
import { complaintHeads, complaintSeverities, complaintStatuses } from '#domain/complaint/labels'
import { mayActOnCase } from '#domain/conveyance/acts'
import type { CaseDetail } from '#domain/conveyance/api'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { dayOf, shortDate, today } from '#lib/format'
import { $complaints } from '#stores/complaint/complaints'
import { ComplaintForms, type OpenComplaintForm } from './ComplaintForms.tsx'
import { ComplaintStory } from './ComplaintStory.tsx'

type Props = { caseFile: CaseDetail }
type Open = (form: OpenComplaintForm) => void

/** The complaints about a case, with who handles each and by when it is answered. */
export const ComplaintsPart = ({ caseFile }: Props) => {
  const [form, setForm] = useState<OpenComplaintForm | null>(null)
  const canLog = mayActOnCase(useActingPerson(), caseFile.conveyance)
  return (
    <section className="sec" aria-label="Complaints" id="complaints">
      <header>
        <h2>Complaints</h2>
        <span className="end">
          <ActButton
            className="btn small quiet"
            why={reasonAgainst(canLog)}
            onPress={() => setForm({ name: 'log' })}
          >
            Log a complaint
          </ActButton>
        </span>
      </header>
      <Loaded
        from={useStore($complaints)}
        skeleton={<Skeleton rows={2} />}
        retry={() => $complaints.revalidate()}
      >
        {(list) => <List list={list} onOpen={setForm} />}
      </Loaded>
      <ComplaintForms caseFile={caseFile} form={form} onDone={() => setForm(null)} />
    </section>
  )
}

const List = ({ list, onOpen }: { list: readonly Complaint[]; onOpen: Open }) =>
  list.length === 0 ? (
    <p className="faint none">
      Nobody has complained. A client who does is told at once who looks into it, and has our final
      answer within eight weeks.
    </p>
  ) : (
    <ul className="signatures complaints">
      {list.map((complaint) => (
        <Item key={complaint.id} complaint={complaint} onOpen={onOpen} />
      ))}
    </ul>
  )

const Item = ({ complaint, onOpen }: { complaint: Complaint; onOpen: Open }) => {
  const { number, name, head, severity, handler, due_on, status, received_on } = complaint
  const isLate = isComplaintOverdue(complaint, today())
  return (
    <li>
      <p>
        <b>
          {number}. {name}: {complaintHeads[head].toLowerCase()}
        </b>{' '}
        <Chip tone={isLate ? 'bad' : 'plain'}>
          {isLate ? 'Overdue' : complaintStatuses[status]}
        </Chip>
      </p>
      <p className="faint">
        Received {shortDate(received_on)}. {complaintSeverities[severity]}. {handler.name} handles
        it. Final answer by {shortDate(due_on)}.
      </p>
      <p className="said">{complaint.text}</p>
      <p className="faint">
        {complaint.acknowledged_at
          ? `Acknowledged with our procedure ${shortDate(dayOf(complaint.acknowledged_at))}.`
          : 'Not a client of the case: acknowledge it yourself and record that as an action.'}
      </p>
      <ComplaintStory complaint={complaint} />
      <ItemActs complaint={complaint} onOpen={onOpen} />
    </li>
  )
}

const ItemActs = ({ complaint, onOpen }: { complaint: Complaint; onOpen: Open }) => {
  const acts = complaintActs(complaint, useActingPerson())
  if (complaint.status === 'closed') return null
  return (
    <div className="signature-files">
      <ActButton
        className="btn small quiet"
        why={reasonAgainst(acts.note)}
        onPress={() => onOpen({ name: 'note', complaint })}
      >
        Record an action
      </ActButton>
      <ActButton
        className="btn small quiet"
        why={reasonAgainst(acts.hand_over)}
        onPress={() => onOpen({ name: 'hand_over', complaint })}
      >
        Hand over
      </ActButton>
      <ActButton
        className="btn small"
        why={reasonAgainst(acts.close)}
        onPress={() => onOpen({ name: 'close', complaint })}
      >
        Send the final answer
      </ActButton>
    </div>
  )
}
