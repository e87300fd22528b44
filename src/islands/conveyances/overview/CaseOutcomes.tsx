import type { CaseDetail } from '#domain/conveyance/api'
import { chaseWays } from '#domain/conveyance/chase-way'
import { releaseText } from '#domain/conveyance/exchanging/history-text'
import type { CompletionDateChange } from '#domain/conveyance/outcomes'
import { partyLabels } from '#domain/party'
import { shortDate, time } from '#lib/format'
import { amount, Line, Part } from './overview-parts.tsx'

type Case = CaseDetail['conveyance']

/** How somebody was chased, and how contracts were exchanged and completed; nothing before. */
export const CaseOutcomes = ({ conveyance }: { conveyance: Case }) => {
  const { exchange, completion, completion_dates, last_chase } = conveyance
  if (!(exchange || completion || last_chase)) return null
  return (
    <Part title="Chasing, exchange and completion">
      {last_chase && (
        <Line name="Last chased">
          {partyLabels[last_chase.party]} {chaseWays[last_chase.how]} on {shortDate(last_chase.on)}
          {last_chase.note && <small className="evidence">{last_chase.note}</small>}
        </Line>
      )}
      <ExchangeLines conveyance={conveyance} />
      {completion_dates.map((change) => (
        <Line key={change.at} name={dateChanges[change.kind]}>
          {change.from && `${shortDate(change.from)} to `}
          {shortDate(change.to)}, {change.by.name}
          <small className="evidence">{whyMoved(change)}</small>
        </Line>
      ))}
      {completion && (
        <Line name="Completion confirmed by">
          {completion.confirmed_by}
          {completion.reason && <small className="evidence">{completion.reason}</small>}
        </Line>
      )}
    </Part>
  )
}

/** The record of the exchange: the call, what was confirmed in it, and what was known of the risks. */
const ExchangeLines = ({ conveyance: { exchange, key_dates } }: { conveyance: Case }) => {
  if (exchange === null) return null
  const { exchanged_at, exchanged_on } = key_dates
  return (
    <>
      <Line name="Exchanged on">
        {exchanged_on && shortDate(exchanged_on)}
        {exchanged_at && ` at ${time(exchanged_at)}`}
      </Line>
      {exchange.speaker && <Line name="Spoke for us">{exchange.speaker.name}</Line>}
      <Line name="Exchanged with">{exchange.spoke_to}</Line>
      <Line name="Formula">
        {exchange.formula}
        {exchange.release && <small className="evidence">{releaseText(exchange.release)}</small>}
      </Line>
      {exchange.price !== null && <Line name="Price confirmed">{amount(exchange.price)}</Line>}
      {exchange.deposit !== null && (
        <Line name="Deposit confirmed">{amount(exchange.deposit)}</Line>
      )}
      <Line name="Deposit held by">{exchange.deposit_held_by}</Line>
      {exchange.waivers.map(({ reason }) => (
        <Line key={reason} name="Open enquiries waived">
          {reason}
        </Line>
      ))}
      {exchange.warnings.map((warning) => (
        <Line key={warning} name="Known at exchange">
          {warning}
        </Line>
      ))}
    </>
  )
}

const dateChanges = { variation: 'Date varied', correction: 'Date corrected' }

const whyMoved = ({ agreement, reason }: CompletionDateChange) =>
  agreement
    ? `Agreed with ${agreement.agreed_with} and ${agreement.client} on ${shortDate(agreement.on)}`
    : reason
