import { useStore } from '@nanostores/react'
import type { ClientRequest } from '#domain/payment-request/view'
import { firm } from '#lib/firm'
import { money, plainDate } from '#lib/format'
import { href } from '#routes'
import { $clientDocuments } from '#stores/document/client-documents'

type Props = { request: ClientRequest }

/** What was received, each with its receipt as a PDF, and what was given back. */
export const ReceiptLinks = ({ request: { receipts, refunds, case: of } }: Props) => {
  const { data: documents = [] } = useStore($clientDocuments)
  const documentOf = (name: string) =>
    documents.find((it) => it.conveyance_id === of.id && it.name === name)
  return (
    <ul className="client-documents">
      {receipts.map((receipt) => {
        const document = documentOf(receipt.document)
        return (
          <li key={receipt.number}>
            {document ? (
              <a
                className="link"
                href={href('clients-documents-id', { id: document.id }, firm.audience)}
              >
                Receipt {receipt.number}, {money(receipt.amount)}
              </a>
            ) : (
              <span>
                Receipt {receipt.number}, {money(receipt.amount)}
              </span>
            )}
            <span className="mute">
              {receipt.is_test ? 'Test, no money moved. ' : ''}
              {document ? plainDate(receipt.on) : 'We are preparing your receipt.'}
            </span>
          </li>
        )
      })}
      {refunds.map(({ id, amount, is_done, to_card }) => (
        <li key={id}>
          <span>Refund of {money(amount)}</span>
          <span className="mute">{is_done ? sentBack(to_card) : 'On its way'}</span>
        </li>
      ))}
    </ul>
  )
}

const sentBack = (toCard: boolean) =>
  toCard ? 'Sent back to the card' : 'Sent back to whoever gave it'
