import type { Complaint } from '#domain/complaint/complaint'
import { complaintOutcomes } from '#domain/complaint/labels'
import { price, shortInstant } from '#lib/format'

/** What was done about a complaint, and its final answer. */
export const ComplaintStory = ({ complaint: { actions, closing } }: { complaint: Complaint }) => (
  <>
    {actions.length > 0 && (
      <ul>
        {actions.map(({ at, by, text }) => (
          <li key={at} className="said">
            {shortInstant(at)}, {by.name}: {text}
          </li>
        ))}
      </ul>
    )}
    {closing && (
      <p className="said">
        <b>{complaintOutcomes[closing.outcome]}</b>, {shortInstant(closing.at)} by {closing.by.name}
        . {closing.findings} Put right: {closing.redress}
        {closing.amount !== null && `, ${price(closing.amount)}`}.{' '}
        {closing.is_sent
          ? 'The final answer was sent with the limits of the Legal Ombudsman.'
          : 'Nothing was sent, as it was no client: send the final answer yourself.'}
      </p>
    )}
  </>
)
