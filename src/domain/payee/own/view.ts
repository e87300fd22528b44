import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { type Payee, PayeeAgreement } from '../payee.ts'

const account = { holder: z.string(), ending: z.string() }

/** Details of one client that are not used yet; no answer holds a digit but the last two. */
const Waiting = z.object({
  payee: z.string(),
  version: z.int(),
  name: z.string(),
  ...account,
  at: Instant,
  agreements: z.array(PayeeAgreement),
})

/** Where a client is paid in one case. */
export const PayoutCase = z.object({
  conveyance_id: z.string(),
  about: z.string(),
  /** Null until details were verified. */
  account: z.nullable(z.object({ ...account, since: Instant })),
  waiting: z.nullable(Waiting),
  /** What the other clients of the case entered, and this one has not agreed to. */
  to_agree: z.array(Waiting),
})
export type PayoutCase = z.infer<typeof PayoutCase>

export const PayoutView = z.object({
  cases: z.array(PayoutCase),
  /** The code that was sent to this session and still lives; null without one. */
  code: z.nullable(z.object({ channel: z.enum(['sms', 'email']), to: z.string() })),
  tries_left: z.int(),
})
export type PayoutView = z.infer<typeof PayoutView>

const waitingOf = ({ id, version, name, change }: Payee) =>
  change && {
    ...{ payee: id, version, name, at: change.asked.at },
    ...{ holder: change.holder, ending: change.ending, agreements: change.agreements ?? [] },
  }

/** The accounts of a case for one of its clients. */
export const payoutCase = (
  of: Pick<PayoutCase, 'conveyance_id' | 'about'>,
  payees: readonly Payee[],
  contactId: string,
): PayoutCase => {
  const own = payees.find(({ contact_id }) => contact_id === contactId)
  const isAsked = ({ change }: Payee) =>
    change?.agreements?.some((it) => it.contact_id === contactId && it.at === null)
  return {
    ...of,
    account: own?.account
      ? { holder: own.account.holder, ending: own.account.ending, since: own.account.since }
      : null,
    waiting: own ? waitingOf(own) : null,
    to_agree: payees.filter(isAsked).flatMap((it) => waitingOf(it) ?? []),
  }
}
