import type { OfferLine, OfferStage, QuoteOffer } from '#domain/quote/offer'
import { money, plainDate, price, workingDays } from '#lib/format'
import { AcceptOffer } from './AcceptOffer.tsx'

export const Offer = ({ quoteOffer }: { quoteOffer: QuoteOffer }) => (
  <article className="portal offer">
    <OfferHeader quoteOffer={quoteOffer} />
    {quoteOffer.state === 'open' && <AcceptOffer quoteOffer={quoteOffer} />}
    {quoteOffer.matters.map((matter) => (
      <MatterPart key={matter.heading} matter={matter} />
    ))}
    <LandTax quoteOffer={quoteOffer} />
    <PossibleCosts costs={quoteOffer.could_apply} />
    <TextList title="What is included" words={quoteOffer.included} />
    <TextList title="What is not included" words={quoteOffer.not_included} />
    <TextList title="Our assumptions" words={quoteOffer.assumptions} />
    {quoteOffer.matters.map((matter) => (
      <Stages key={matter.heading} heading={matter.heading} stages={matter.stages} />
    ))}
    <Team firm={quoteOffer.firm} />
    {quoteOffer.referral && (
      <section className="offer-part">
        <h2>Who introduced you</h2>
        <p className="client-text">{quoteOffer.referral}</p>
      </section>
    )}
    <Complaints quoteOffer={quoteOffer} />
  </article>
)

type OfferProps = { quoteOffer: QuoteOffer }

const OfferHeader = ({ quoteOffer }: OfferProps) => (
  <header>
    <p className="client-kind">
      Your quote from {quoteOffer.firm.name}, {quoteOffer.number}
    </p>
    <h1>{money(quoteOffer.totals.inc_vat)}</h1>
    <p className="client-text">
      Our fees and what we pay to others for you, including VAT.
      {quoteOffer.totals.land_tax > 0 &&
        ` ${taxName(quoteOffer)} of ${money(quoteOffer.totals.land_tax)} is extra: ${money(quoteOffer.totals.with_tax)} in total.`}
    </p>
    <p className="client-text">
      Our fee is fixed for the work described here. VAT is {money(quoteOffer.totals.vat)} of the
      total.
    </p>
    <p className={quoteOffer.state === 'open' ? 'client-text' : 'offer-state'} role="status">
      {quoteOffer.state_words}
    </p>
  </header>
)

const MatterPart = ({ matter }: { matter: QuoteOffer['matters'][number] }) => (
  <section className="offer-part">
    <h2>{matter.heading}</h2>
    <Lines title="Our work" lines={matter.our_work} />
    <Lines title="Paid to others for you" lines={matter.paid_to_others} />
    <p className="offer-sum">
      <span>Total including VAT</span>
      <b className="num">{money(matter.inc_vat)}</b>
    </p>
  </section>
)

const LandTax = ({ quoteOffer }: OfferProps) =>
  quoteOffer.land_tax && (
    <section className="offer-part">
      <h2>{taxName(quoteOffer)}</h2>
      <p className="client-text">
        {money(quoteOffer.land_tax.total)} on a price of {price(quoteOffer.land_tax.price)} (
        {quoteOffer.land_tax.basis}). You pay this to us, and we pay it to{' '}
        {quoteOffer.land_tax.kind === 'SDLT' ? 'HMRC' : 'the Welsh Revenue Authority'}.
      </p>
      {quoteOffer.land_tax.notes.map((note) => (
        <p key={note} className="mute">
          {note}
        </p>
      ))}
    </section>
  )

const PossibleCosts = ({ costs }: { costs: QuoteOffer['could_apply'] }) =>
  costs.length > 0 && (
    <section className="offer-part">
      <h2>Possible extra costs</h2>
      <p className="client-text">You pay these only if they are needed. We will ask you first.</p>
      <ul className="offer-lines">
        {costs.map((one) => (
          <li key={one.label}>
            <span>
              {one.label} <small className="mute">{one.why}</small>
            </span>
            <span className="num">
              {money(one.inc_vat)}
              {one.up_to !== null && ` to ${money(one.up_to)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )

const Team = ({ firm }: { firm: QuoteOffer['firm'] }) => (
  <section className="offer-part">
    <h2>Who does the work</h2>
    {firm.who_does_the_work.map((words) => (
      <p key={words} className="client-text">
        {words}
      </p>
    ))}
    <p className="client-text">{firm.timescale}</p>
  </section>
)

const Complaints = ({ quoteOffer }: OfferProps) => (
  <section className="offer-part">
    <h2>If something goes wrong</h2>
    <p className="client-text">{quoteOffer.firm.complaints}</p>
    <p className="mute">{quoteOffer.firm.regulator}</p>
    <p className="mute">This quote is valid until {plainDate(quoteOffer.valid_until)}.</p>
  </section>
)

const taxName = (quoteOffer: QuoteOffer) =>
  quoteOffer.land_tax?.kind === 'LTT' ? 'Land Transaction Tax' : 'Stamp Duty Land Tax'

const Lines = ({ title, lines }: { title: string; lines: readonly OfferLine[] }) =>
  lines.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul className="offer-lines">
        {lines.map((line) => (
          <li key={line.label}>
            <span>
              {line.label}
              <small className="mute">
                {line.vat === 0 ? ' no VAT' : ` including ${money(line.vat)} VAT`}
              </small>
            </span>
            <span className="num">{money(line.inc_vat)}</span>
          </li>
        ))}
      </ul>
    </>
  )

const Stages = ({ heading, stages }: { heading: string; stages: readonly OfferStage[] }) =>
  stages.length === 0 ? null : (
    <section className="offer-part">
      <h2>{heading}, stage by stage</h2>
      <ul className="offer-lines">
        {stages.map((stage) => (
          <li key={stage.name}>
            <span>
              {stage.name} <small className="mute">{stage.meaning}</small>
            </span>
            <span className="num">{workingDays(stage.usual_wd)}</span>
          </li>
        ))}
      </ul>
    </section>
  )

const TextList = ({ title, words }: { title: string; words: readonly string[] }) =>
  words.length === 0 ? null : (
    <section className="offer-part">
      <h2>{title}</h2>
      <ul className="offer-words">
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </section>
  )
