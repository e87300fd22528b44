import { useEffect, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { messageOf } from '#components/form/form-faults.ts'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import type { MessageAudience } from '#domain/conveyance/automation/action'
import type { MessageRecipient } from '#domain/conveyance/bulk-message/api'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { notifiedNames } from '#domain/conveyance/stopping/notified'
import type { Document } from '#domain/document/document'
import { DocumentSending } from '#domain/document/sending/sending'
import { addToast } from '#stores/chrome/toasts'
import { fetchRecipients } from '#stores/conveyance/bulk-messages'
import { sendDocument } from '#stores/document/documents'

type Props = {
  conveyance: Conveyance
  document: Document
  /** Who is chosen at first. */
  to?: readonly MessageAudience[]
  onDone: () => void
}

const Sending = z.omit(DocumentSending, { number: true })

const audiences = ['client', 'agent', 'other_side'] as const

/** 'Agent: Jo Carter', and who of them has no address. */
const optionsFrom = (people: readonly MessageRecipient[]) =>
  audiences.flatMap((value) => {
    const of = people.filter(({ audience }) => audience === value)
    const names = of.map(({ name, email }) => (email === null ? `${name} (no address)` : name))
    return of.length === 0 ? [] : [{ value, label: `${notifiedNames[value]}: ${names.join(', ')}` }]
  })

const fieldsOf = (people: readonly MessageRecipient[]): readonly FormPart[] => [
  { name: 'to', label: 'To', kind: 'checks', width: 'w6', options: optionsFrom(people) },
  { name: 'subject', label: 'Subject', kind: 'text', width: 'w6' },
  {
    name: 'text',
    label: 'Message',
    hint: 'The greeting and your signature are added.',
    kind: 'lines',
    width: 'w6',
    most: 4000,
  },
]

const useRecipients = (id: string) => {
  const [people, setPeople] = useState<readonly MessageRecipient[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    fetchRecipients([id]).then(
      (cases) => setPeople(cases.flatMap(({ recipients }) => recipients)),
      (error: unknown) => setProblem(messageOf(error)),
    )
  }, [id])
  return { people, problem }
}

/** Emails a document to people of its case. */
export default function SendDocument(props: Props) {
  const { people, problem } = useRecipients(props.conveyance.id)
  if (problem !== null)
    return (
      <p className="faults" role="alert">
        {problem}
      </p>
    )
  return people === null ? <Skeleton rows={4} /> : <SendingForm people={people} {...props} />
}

const SendingForm = ({
  people,
  conveyance,
  document,
  to = [],
  onDone,
}: Props & { people: readonly MessageRecipient[] }) => {
  const fields = useMemo(() => fieldsOf(people), [people])
  const subject = `${document.name.replace(/\.\w+$/, '')} (${conveyance.ref})`
  return (
    <>
      <p>
        {document.name}, version {document.current}, is attached.
      </p>
      <SchemaForm
        schema={Sending}
        submit="Send email"
        of={document.id}
        onCancel={onDone}
        start={{ to: [...to], subject, text: '' }}
        fields={fields}
        onSubmit={async ({ to: chosen, subject: about, text }, key) => {
          const body = { number: document.current, to: chosen, subject: about, text }
          const { sent, without } = await sendDocument(document.id, body, key)
          addToast({
            severity: without.length > 0 ? 'warn' : 'success',
            summary: sent === 1 ? '1 email queued' : `${sent} emails queued`,
            ...(without.length > 0
              ? { detail: `No email address for ${without.join(' and ')}` }
              : {}),
            life: 6000,
          })
          onDone()
        }}
      />
    </>
  )
}
