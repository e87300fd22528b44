import { evidenceFor } from '#domain/payment-request/notice/notice'
import type { ClientPayments } from '#domain/payment-request/view'
import { firm } from '#lib/firm'
import { money, plainDate } from '#lib/format'
import { href } from '#routes'

const states = {
  told: 'We have your message and will check it.',
  accepted: 'We have checked who pays. Their money can be used.',
  refused: 'We cannot take this money. We will call you about it.',
} as const

type Props = { payments: ClientPayments }
type Notice = ClientPayments['notices'][number]

/** What the client told us of before, what became of it, and what to send. */
export const ToldNotices = ({ payments }: Props) =>
  payments.notices.length === 0 ? null : (
    <section aria-labelledby="told-notices">
      <h2 id="told-notices">What you told us</h2>
      <ul className="client-payments">
        {payments.notices.map((notice) => (
          <li key={notice.id}>
            <p>
              <b>{notice.narrative}</b> <span className="num">{money(notice.amount)}</span>
            </p>
            <p className="mute">
              {notice.payer ? `From ${notice.payer.name}` : 'From you'},{' '}
              {plainDate(notice.expected_on)} · {notice.case_ref}
            </p>
            <p>{notice.payer ? states[notice.state] : 'Thank you. We will look out for it.'}</p>
            <Evidence notice={notice} payments={payments} />
          </li>
        ))}
      </ul>
    </section>
  )

const Evidence = ({ notice, payments: { cases } }: Props & { notice: Notice }) => {
  const { payer, state, case_ref } = notice
  const found = cases.find(({ ref }) => ref === case_ref)
  if (payer === null || state !== 'told' || found === undefined) return null
  const { matter_type, id } = found
  const group = { matter_type, group: 'id-and-funds' }
  return (
    <>
      <p>Please send us:</p>
      <ul className="points">
        {evidenceFor(payer.gift).map((it) => (
          <li key={it}>{it}</li>
        ))}
      </ul>
      <a
        className="link"
        href={`${href('clients-documents-matter_type-group', group, firm.audience)}?case=${id}`}
      >
        Send documents
      </a>
    </>
  )
}
