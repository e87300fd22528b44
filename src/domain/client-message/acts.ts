import { firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { mayActOnCase } from '#domain/conveyance/acts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { ActingPerson } from '#domain/user/acting-person'
import { type ClientMessage, isWaiting } from './message.ts'

/** Whether somebody may write to a client of a case in the portal: 409 for one who cannot sign in. */
export const mayWriteToClient = (
  conveyance: Conveyance,
  hasAccount: boolean,
  person: ActingPerson,
): Verdict =>
  firstRefusal(
    mayActOnCase(person, conveyance),
    refuseIf(
      !hasAccount,
      'client_message.no_account',
      'This client cannot sign in, so they would never see it. Write an email or a letter.',
    ),
  )

/** Whether a message may be marked as needing no answer: 409 once it waits no longer. */
export const maySettle = (
  conveyance: Conveyance,
  message: Pick<ClientMessage, 'from' | 'settled'>,
  person: ActingPerson,
): Verdict =>
  firstRefusal(
    mayActOnCase(person, conveyance),
    refuseIf(!isWaiting(message), 'client_message.settled', 'This message no longer waits.'),
  )
