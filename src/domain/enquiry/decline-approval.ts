import type { Verdict } from '#domain/act'
import { Refusal } from '#domain/refusal'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'

/** Whether somebody approves declines: whoever is responsible for the firm’s enquiries; what they decline themselves stands at once. */
export const mayApproveDecline = (person: ActingPerson): Verdict =>
  mayChangeWith(person, ['additional-enquiries.update']) === true
    ? true
    : new Refusal(403, 'forbidden', 'A supervisor approves this decline.')
