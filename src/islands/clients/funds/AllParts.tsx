import { fundsKinds } from '#domain/funds/labels'
import type { ClientFunds } from '#domain/funds/view'
import { firm } from '#lib/firm'
import { money } from '#lib/format'
import { href } from '#routes'
import { removePart, sendFunds } from '#stores/funds/of-client'
import { FundsPage } from './FundsPage.tsx'
import { type ClientPart, newPartHref, stepHref } from './steps.ts'
import { useSaving } from './use-saving.ts'

/** What the client has said so far, held against the price, with what is missing. */
export const AllParts = ({ funds }: { funds: ClientFunds }) => {
  const total = funds.parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  return (
    <FundsPage
      back={href('clients', {}, firm.audience)}
      backTo="Your cases"
      title="Where does your money come from?"
      text={`${funds.about} costs ${money(funds.price)}. Tell us about each part that you pay, and about your mortgage. What somebody else on the case pays, they tell us.`}
    >
      <Again reason={funds.reason} />
      <ul className="question-list">
        {funds.parts.map((part) => (
          <PartLine key={part.id} funds={funds} part={part} />
        ))}
      </ul>
      <p className="num">
        <b>{money(total)}</b> so far
      </p>
      <div className="question-foot">
        <a
          className={funds.parts.length === 0 ? 'btn main big' : 'btn big'}
          href={newPartHref(funds)}
        >
          {funds.parts.length === 0 ? 'Start' : 'Add another part'}
        </a>
      </div>
      {funds.parts.length > 0 && <SendPart funds={funds} />}
    </FundsPage>
  )
}

const Again = ({ reason }: Pick<ClientFunds, 'reason'>) =>
  reason && (
    <div className="note warn" role="status">
      <p>
        <b>We still need something.</b> {reason}
      </p>
    </div>
  )

const PartLine = ({ funds, part }: { funds: ClientFunds; part: ClientPart }) => {
  const { submit, fault } = useSaving(
    (key) => removePart(funds.conveyance_id, part.id, key),
    () => null,
  )
  return (
    <li>
      <a href={stepHref(funds, part.id, 'amount')}>{fundsKinds[part.kind]}</a>
      <span className="mute num">{part.amount ? money(part.amount) : 'No amount yet'}</span>
      <span>
        <button type="button" className="link" onClick={() => void submit()}>
          Remove<span className="sr"> {fundsKinds[part.kind]}</span>
        </button>
      </span>
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </li>
  )
}

const SendPart = ({ funds }: { funds: ClientFunds }) =>
  funds.missing.length > 0 ? (
    <section aria-labelledby="funds-missing">
      <h2 id="funds-missing">Still missing</h2>
      <ul>
        {funds.missing.map((it) => (
          <li key={it}>{it}</li>
        ))}
      </ul>
    </section>
  ) : (
    <SendButton id={funds.conveyance_id} />
  )

const SendButton = ({ id }: { id: string }) => {
  const { submit, fault, isBusy } = useSaving(
    (key) => sendFunds(id, key),
    () => null,
  )
  return (
    <div className="question-foot">
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <button
        type="button"
        className="btn main big"
        aria-disabled={isBusy}
        onClick={() => void submit()}
      >
        That is everything. Send to us
      </button>
    </div>
  )
}
