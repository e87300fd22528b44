import type { CaseRecords } from '#domain/conveyance/conveyance'
import { isEnded } from '#domain/conveyance/labels'
import { withFact } from '#domain/conveyance/plan/fact-recording'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import { type Instant, londonDate } from '#domain/dates'
import type { Actor } from '#domain/party'
import { factOf } from './requesting.ts'
import type { SignatureRequest } from './signature.ts'

/** The case with the fact that a completed request records; unchanged where it is recorded, or the case has ended. */
export const recordSignature = (
  records: CaseRecords,
  request: SignatureRequest,
  actor: Actor,
  now: Instant,
): CaseChange => {
  const { conveyance } = records
  const { id, title, signers, document, deed } = request
  const names = signers.map(({ name }) => name).join(' and ')
  const isWitnessed = signers.some(({ witness }) => witness !== null)
  const fact = factOf(request)
  if (fact === null) return { ...records, events: [] }
  if (conveyance.facts[fact] !== undefined || isEnded(conveyance)) return { ...records, events: [] }
  const evidence = {
    who: deed?.company ? `${deed.company.name}, by ${names}` : names,
    seen: `${title}, version ${document?.number ?? 1}, ${isWitnessed ? 'each signature witnessed, ' : ''}with its evidence of signing`,
    on: londonDate(now),
    how: 'electronic',
    amount: null,
    reference: id,
    expires_on: null,
    gift: null,
  } as const
  return settle(
    records,
    { conveyance: withFact(conveyance, fact, actor, now, { evidence }) },
    now,
    [],
  )
}
