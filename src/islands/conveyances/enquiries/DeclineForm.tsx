import { useStore } from '@nanostores/react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { currentVersion, type Document } from '#domain/document/document'
import { declineReasons } from '#domain/enquiry/decline'
import type { Judged } from '#domain/enquiry/decline-rules'
import { forbiddenDeclines, suggestedDeclines } from '#domain/enquiry/decline-suggestion'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import { dayOf, today } from '#lib/format'
import { $documents } from '#stores/document/documents'
import { $caseEnquiries, declineEnquiry } from '#stores/enquiry/enquiries'
import { DeclineValues, declineFields, declineStart } from './decline-fields.ts'

type Props = { enquiry: CaseEnquiry; onDone: () => void }

const heldIn = (documents: readonly Document[]) =>
  documents
    .filter(({ status }) => status === 'filed')
    .map((it) => ({
      ...{ id: it.id, name: it.name },
      filed_on: dayOf(currentVersion(it).created_at),
    }))

/** A decline with its reason, what is offered instead, and which reasons the facts of the case speak for or against. */
export const DeclineForm = ({ enquiry, onDone }: Props) => {
  const others = useStore($caseEnquiries).data ?? []
  const documents = heldIn(useStore($documents).data ?? [])
  const judged: Judged = { enquiry, others, documents, today: today() }
  const [suggested] = suggestedDeclines(judged)
  return (
    <>
      {suggested && (
        <p className="mute">
          {suggested.why} Suggested reason: {declineReasons[suggested.reason].label.toLowerCase()}.
        </p>
      )}
      <Forbidden judged={judged} />
      <SchemaForm
        schema={DeclineValues}
        submit="Decline the enquiry"
        of={enquiry.id}
        onCancel={onDone}
        start={{ ...declineStart, reason: suggested?.reason ?? '' }}
        fields={declineFields(judged)}
        onSubmit={async ({ repeats, ...body }, key) => {
          const number = repeats === null ? null : Number(repeats)
          await declineEnquiry(enquiry, { ...body, repeats: number }, key)
          onDone()
        }}
      />
    </>
  )
}

const Forbidden = ({ judged }: { judged: Judged }) => {
  const forbidden = forbiddenDeclines(judged)
  if (forbidden.length === 0) return null
  return (
    <details>
      <summary>
        {forbidden.length === 1
          ? '1 reason does not hold here'
          : `${forbidden.length} reasons do not hold here`}
      </summary>
      <ul className="library-found">
        {forbidden.map(({ reason, label, why }) => (
          <li key={reason}>
            {label}: <span className="mute">{why}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
