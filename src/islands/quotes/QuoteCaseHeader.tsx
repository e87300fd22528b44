import type { ReactNode } from 'react'
import { Chip } from '#components/Marks.tsx'
import { quoteOnOffer } from '#domain/quote-case'
import type { ShownQuoteCase } from '#domain/quote-case-api'
import { peopleOf } from '#domain/quote-facts'
import { Here } from '#islands/conveyances/Here.tsx'
import { date, money, relativeDay } from '#lib/format'
import { href } from '#routes'
import { mayOpenCases } from './opened-case.ts'
import { statusTones, statusWords } from './quote-status.ts'

/** Who asked, for what, how much, and what is to happen next, in one sentence. */
export const QuoteCaseHeader = ({ it, acts }: { it: ShownQuoteCase; acts: ReactNode }) => {
  const { quote_case } = it
  const total = (quoteOnOffer(quote_case)?.priced ?? it.priced).totals.inc_vat
  return (
    <header className="case-head">
      <div className="case-ids">
        <span className="ref strong">{quote_case.number}</span>
        <Chip tone={statusTones[quote_case.status]}>{statusWords[quote_case.status]}</Chip>
        <Here subject="quote-case" id={quote_case.id} />
        <span>{quote_case.sale_stage === 'sold' ? 'Offer accepted' : 'No offer yet'}</span>
      </div>
      <h1 className="h1">{peopleOf(quote_case.facts) || 'Nobody named yet'}</h1>
      <dl className="case-facts">
        <Fact name="Price">{money(total)}</Fact>
        <Fact name="Given by">{quote_case.giver?.name}</Fact>
        <Fact name="Owner">{quote_case.owner?.name}</Fact>
        <Fact name="Referred by">{quote_case.facts.referral?.agency}</Fact>
        <Fact name="Valid until">{quote_case.valid_until && date(quote_case.valid_until)}</Fact>
        {quote_case.facts.clients.map((client) => (
          <Fact key={client.email + client.first_name} name={client.first_name}>
            {[client.phone, client.email].filter(Boolean).join(' · ')}
          </Fact>
        ))}
      </dl>
      <div className="case-hold">
        <p>
          <Next it={it} />
        </p>
        {acts}
      </div>
    </header>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null

const Next = ({ it: { quote_case: it } }: { it: ShownQuoteCase }) => {
  const quote = quoteOnOffer(it)
  if (it.status === 'instructed')
    return (
      <>
        <b>Instructed.</b> The work goes on in{' '}
        {it.linked_conveyances.map((opened, at) => (
          <span key={opened.id}>
            {at > 0 && ' and '}
            {mayOpenCases() ? (
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
  if (it.status === 'accepted')
    return (
      <>
        <b>{quote?.accepted_by ?? 'The client'} accepted</b> — open the case while they are keen.
      </>
    )
  if (it.status === 'dead') return <b>This quote is dead. It can be revived within 12 months.</b>
  if (it.status === 'on_hold' && it.hold_until)
    return (
      <>
        <b>On hold until {date(it.hold_until)}</b> — {it.hold_reason}
      </>
    )
  if (!quote) return <b>A draft that nobody has seen.</b>
  const viewed = quote.viewed_at.at(-1)
  return (
    <>
      <b>With the client since {date(quote.sent_at.slice(0, 10))}</b> —{' '}
      {viewed
        ? `opened ${quote.viewed_at.length === 1 ? 'once' : `${quote.viewed_at.length} times`}, last ${relativeDay(viewed.slice(0, 10))}`
        : 'not opened yet'}
      {it.dead_on && (
        <>
          ; dies <span className="over">{relativeDay(it.dead_on)}</span>
        </>
      )}
      .
    </>
  )
}
