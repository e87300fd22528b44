import { useStore } from '@nanostores/react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { evidenceFor, type PaymentNotice } from '#domain/payment-request/notice/notice'
import { money } from '#lib/format'
import { $documents } from '#stores/document/documents'
import { checkNotice } from '#stores/payment-request/requests'
import { CheckValues, checkFields } from './request-fields.ts'

/** Decides whether somebody else’s money may be used, with the documents that it rests on. */
export const CheckForm = ({ notice, onDone }: { notice: PaymentNotice; onDone: () => void }) => {
  const { data: documents = [] } = useStore($documents)
  const { payer, amount } = notice
  if (payer === null) return null
  return (
    <>
      <p>
        {payer.name}, {payer.relationship}, pays {money(amount)}. What we asked the client to send:
      </p>
      <ul>
        {evidenceFor(payer.gift).map((it) => (
          <li key={it}>{it}</li>
        ))}
      </ul>
      <SchemaForm
        schema={CheckValues}
        submit="Save the decision"
        of={`${notice.id} check`}
        onCancel={onDone}
        start={{ decision: 'accepted', documents: [], note: '' }}
        fields={checkFields(documents)}
        onSubmit={async (body, key) => {
          await checkNotice(notice, body, key)
          onDone()
        }}
      />
    </>
  )
}
