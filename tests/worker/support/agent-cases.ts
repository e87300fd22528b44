import type { AgencyView } from '#domain/agent/view'
import { anAgency, negotiatorOf, referralOf } from './agencies.ts'
import { instructed } from './cases.ts'
import type { Caller, FirmUnderTest } from './firm.ts'
import { facts } from './quotes.ts'

export type IntroducedCase = {
  readonly id: string
  readonly ref: string
  readonly matter_type: string
}

/** The cases of a client whom somebody at an agency introduced for a disclosed fee in pence. */
export const introduced = async (
  firm: FirmUnderTest,
  owner: Caller,
  view: AgencyView,
  { subject = 'sale', fee = 120_00 }: { subject?: 'sale' | 'purchase' | 'both'; fee?: number } = {},
): Promise<readonly IntroducedCase[]> => {
  const referral = { ...referralOf(view, 'Clifton', 'Ann Reid'), fee }
  return instructed(firm, owner, facts(subject, { referral }))
}

/** The case as if it had completed at an instant. */
export const completeCase = (firm: FirmUnderTest, id: string, at: string) =>
  firm.inside(({ store }) => {
    const fact = JSON.stringify({ at, by: { id: 'x', name: 'X' } })
    store.write(
      `UPDATE conveyances SET doc = json_set(doc, '$.facts.completed', json(?),
       '$.key_dates.completed_at', ?, '$.key_dates.completed_on', ?, '$.status', 'completed')
       WHERE id = ?`,
      fact,
      at,
      at.slice(0, 10),
      id,
    )
    store.write(
      `UPDATE conveyance_keys SET status = 'completed', completion_on = ? WHERE id = ?`,
      at.slice(0, 10),
      id,
    )
  })

export const agentOf = (firm: FirmUnderTest, agency_id: string): Promise<Caller> =>
  firm.user({ type: 'agent', agency_id }).then((it) => firm.signedIn(it, 'agents'))

/** A firm with an owner, somebody to take cases, and two agencies with an agent each. */
export const twoAgencies = async (firm: FirmUnderTest) => {
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const view = await anAgency(owner, 'Cooper Lyle', { Clifton: ['Ann Reid'] })
  const other = await anAgency(owner, 'Holt', { Clifton: ['Bea Holt'] })
  const agent = await agentOf(firm, view.agency.id)
  const rival = await agentOf(firm, other.agency.id)
  return { owner, view, other, agent, rival }
}

/** Makes a negotiator’s sign-in theirs, and a manager of them. */
export const makeManager = async (
  owner: Caller,
  firm: FirmUnderTest,
  view: AgencyView,
  by: Caller,
) => {
  const { id, version } = negotiatorOf(view, 'Ann Reid')
  await firm.inside(({ store }) =>
    store.write(
      `UPDATE negotiators SET doc = json_set(doc, '$.portal_user_id', ?) WHERE id = ?`,
      by.user.id,
      id,
    ),
  )
  const details = { version, name: 'Ann Reid', is_manager: true }
  return owner.send('PATCH', `/api/negotiators/${id}`, details)
}
