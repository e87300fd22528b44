import type { DetailFact } from '#components/DetailFrame.tsx'
import { tel } from '#components/form/tel.ts'
import { formatPhone, parsePhone } from '#domain/contact'
import type { QuoteCaseDetail } from '#domain/quote/case/api'
import { type LinkedConveyance, quoteOnOffer } from '#domain/quote/case/quote-case'
import type { Quote } from '#domain/quote/quote'
import { useCan } from '#islands/chrome/use-can.ts'
import { PersonName } from '#islands/cover/PersonName.tsx'
import { QuoteStatus } from '#islands/quotes/lists/quote-columns.tsx'
import { SampleMark } from '#islands/sample/SampleMark.tsx'
import { date, dayOf, money, relativeDay } from '#lib/format'
import { href, routes } from '#routes'

export const QuoteCaseIds = ({ quoteCase: { quote_case } }: { quoteCase: QuoteCaseDetail }) => (
  <>
    <span className="ref strong">{quote_case.number}</span>
    <SampleMark id={quote_case.id} />
    <QuoteStatus of={quote_case.status} />
    <span>{quote_case.sale_stage === 'sold' ? 'Offer accepted' : 'No offer yet'}</span>
  </>
)

export const quoteCaseFacts = ({ quote_case, priced }: QuoteCaseDetail): DetailFact[] => [
  {
    name: 'Price',
    value: money((quoteOnOffer(quote_case)?.priced ?? priced).totals.inc_vat),
  },
  { name: 'Given by', value: quote_case.giver?.name },
  { name: 'Owner', value: quote_case.owner && <PersonName person={quote_case.owner} /> },
  { name: 'Referred by', value: quote_case.facts.referral?.agency },
  { name: 'Valid until', value: quote_case.valid_until && date(quote_case.valid_until) },
  ...quote_case.facts.clients.map((client) => ({
    name: client.first_name,
    value: (client.phone || client.email) && <Reached {...client} />,
  })),
]

const Reached = ({ phone, email }: { phone: string; email: string }) => (
  <span className="reached">
    {phone && (
      <a className="link num nowrap" href={tel(parsePhone(phone) ?? phone)}>
        {formatPhone(parsePhone(phone) ?? phone)}
      </a>
    )}
    {email && (
      <a className="link" href={`mailto:${email}`}>
        {email}
      </a>
    )}
  </span>
)

export const QuoteCaseStatusLine = ({ quoteCase }: { quoteCase: QuoteCaseDetail }) => (
  <p>
    <Next quoteCase={quoteCase} />
  </p>
)

const Next = ({ quoteCase: { quote_case: it } }: { quoteCase: QuoteCaseDetail }) => {
  const quote = quoteOnOffer(it)
  if (it.status === 'instructed') return <Instructed conveyances={it.linked_conveyances} />
  if (it.status === 'accepted')
    return (
      <>
        <b>{quote?.accepted_by ?? 'The client'} accepted</b> — open the case.
      </>
    )
  if (it.status === 'dead')
    return <b>This quote is closed as lost. It can be revived within 12 months.</b>
  if (it.status === 'on_hold' && it.hold_until)
    return (
      <>
        <b>On hold until {date(it.hold_until)}</b> — {it.hold_reason}
      </>
    )
  if (!quote) return <b>Draft, not sent yet.</b>
  return <Offered quote={quote} expiresOn={it.dead_on} />
}

const Instructed = ({ conveyances }: { conveyances: readonly LinkedConveyance[] }) => {
  const canOpen = useCan(routes['conveyances-id'].can)
  return (
    <>
      <b>Instructed.</b> The work continues in{' '}
      {conveyances.map((opened, at) => (
        <span key={opened.id}>
          {at > 0 && ' and '}
          {canOpen ? (
            <a className="link" href={href('conveyances-id', { id: opened.id })}>
              {opened.ref}
            </a>
          ) : (
            opened.ref
          )}
        </span>
      ))}
      .
    </>
  )
}

const Offered = ({ quote, expiresOn }: { quote: Quote; expiresOn: string | null }) => {
  const viewed = quote.viewed_at.at(-1)
  return (
    <>
      <b>With the client since {date(dayOf(quote.sent_at))}</b> —{' '}
      {viewed
        ? `opened ${quote.viewed_at.length === 1 ? 'once' : `${quote.viewed_at.length} times`}, last ${relativeDay(dayOf(viewed))}`
        : 'not opened yet'}
      {expiresOn && (
        <>
          ; expires <span className="over">{relativeDay(expiresOn)}</span>
        </>
      )}
      .
    </>
  )
}
