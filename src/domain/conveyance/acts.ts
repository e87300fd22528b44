import { type Acts, firstRefusal, refuseIf, unlessRefused, type Verdict } from '#domain/act'
import { hasExchange } from '#domain/matter-names'
import type { Missing } from '#domain/refusal'
import { type ActingPerson, mayChangeBeyondMoney, mayChangeWith } from '#domain/user/acting-person'
import { mayAccessConveyance } from './access.ts'
import type { CaseFile } from './api.ts'
import type { Conveyance } from './conveyance.ts'
import { isEnded } from './labels.ts'
import type { Holder } from './plan/holder.ts'

export type CaseAct =
  | 'change'
  | 'exchange'
  | 'completion'
  | 'closure'
  | 'chase'
  | 'clear_holder'
  | 'hold'
  | 'resume'
  | 'abort'
  | 'reinstate'
  | 'vary_date'
  | 'correct_date'

/** Whether anything of a case may be changed: 409 once it has ended. */
export const mayChangeCase = (conveyance: Pick<Conveyance, 'status'>): Verdict =>
  refuseIf(isEnded(conveyance), 'conveyance.ended', 'This case has ended, so it cannot be changed.')

export const mayExchange = (conveyance: Conveyance, missing: readonly Missing[]): Verdict =>
  firstRefusal(
    mayChangeCase(conveyance),
    refuseIf(
      !hasExchange(conveyance.matter_type),
      'conveyance.exchanges_nothing',
      'This matter completes without an exchange.',
    ),
    refuseIf(
      conveyance.facts.exchanged !== undefined,
      'conveyance.already_exchanged',
      'Contracts have already been exchanged.',
    ),
    refuseIf(
      missing.length > 0,
      'conveyance.not_ready_to_exchange',
      'Exchange is not possible yet.',
      missing,
    ),
  )

export const mayComplete = (conveyance: Conveyance, missing: readonly Missing[]): Verdict =>
  firstRefusal(
    mayChangeCase(conveyance),
    refuseIf(
      conveyance.facts.completed !== undefined,
      'conveyance.already_completed',
      'The case has already completed.',
    ),
    refuseIf(
      missing.length > 0,
      'conveyance.not_ready_to_complete',
      'Completion is not possible yet.',
      missing,
    ),
  )

export const mayClose = (conveyance: Conveyance, missing: readonly Missing[]): Verdict =>
  firstRefusal(
    mayChangeCase(conveyance),
    refuseIf(
      missing.length > 0,
      'conveyance.not_ready_to_close',
      'The case cannot be closed yet.',
      missing,
    ),
  )

export const mayChase = (conveyance: Conveyance, holder: Pick<Holder, 'party'> | null): Verdict =>
  firstRefusal(
    mayChangeCase(conveyance),
    refuseIf(
      conveyance.hold !== null,
      'conveyance.on_hold',
      'The case is on hold. Resume it before you chase anybody.',
    ),
    refuseIf(
      holder === null || holder.party === 'us',
      'conveyance.nobody_to_chase',
      'The case is with us, so there is nobody to chase.',
    ),
  )

export const mayClearHolder = (conveyance: Conveyance): Verdict =>
  firstRefusal(
    mayChangeCase(conveyance),
    refuseIf(
      conveyance.holder === null,
      'conveyance.holder_not_set',
      'The plan already decides who is acting on this case.',
    ),
  )

export const mayHold = (conveyance: Conveyance): Verdict =>
  firstRefusal(
    mayChangeCase(conveyance),
    refuseIf(
      conveyance.hold !== null,
      'conveyance.already_on_hold',
      'The case is already on hold.',
    ),
    refuseIf(
      conveyance.facts.completed !== undefined,
      'conveyance.completed',
      'The case has completed, so it cannot be put on hold.',
    ),
  )

export const mayResume = (conveyance: Conveyance): Verdict =>
  firstRefusal(
    mayChangeCase(conveyance),
    refuseIf(conveyance.hold === null, 'conveyance.not_on_hold', 'The case is not on hold.'),
  )

export const mayAbort = (conveyance: Conveyance): Verdict =>
  firstRefusal(
    mayChangeCase(conveyance),
    refuseIf(
      conveyance.facts.completed !== undefined,
      'conveyance.completed',
      'The case has completed, so it cannot be aborted.',
    ),
  )

const isExchanged = ({ facts }: Conveyance): Verdict =>
  refuseIf(
    facts.exchanged === undefined,
    'conveyance.not_exchanged',
    'Contracts have not been exchanged, so the date can still be set.',
  )

/** Whether the agreed completion date may be varied. */
export const mayVaryDate = (conveyance: Conveyance): Verdict =>
  firstRefusal(
    mayChangeCase(conveyance),
    isExchanged(conveyance),
    refuseIf(
      conveyance.facts.completed !== undefined,
      'conveyance.already_completed',
      'The case has already completed.',
    ),
  )

/** Whether a wrong completion date may be corrected. */
export const mayCorrectDate = (conveyance: Conveyance): Verdict =>
  firstRefusal(mayChangeCase(conveyance), isExchanged(conveyance))

/** Whether an aborted matter may be reinstated. */
export const mayReinstate = (conveyance: Conveyance): Verdict =>
  refuseIf(conveyance.abortion === null, 'conveyance.not_aborted', 'The case is not aborted.')

/** Whether somebody may change this case as a whole, whatever state it is in. */
export const mayActOnCase = (person: ActingPerson, conveyance: Conveyance): Verdict =>
  firstRefusal(
    mayChangeWith(person, ['conveyance.update']),
    mayChangeBeyondMoney(person),
    mayAccessConveyance(person, conveyance),
  )

export const caseActs = (
  { conveyance: it, holder, guards }: Pick<CaseFile, 'conveyance' | 'holder' | 'guards'>,
  person: ActingPerson,
): Acts<CaseAct> => ({
  ...unlessRefused(mayActOnCase(person, it), {
    change: mayChangeCase(it),
    exchange: mayExchange(it, guards.exchange),
    completion: mayComplete(it, guards.completion),
    closure: mayClose(it, guards.close),
    chase: mayChase(it, holder),
    clear_holder: mayClearHolder(it),
    hold: mayHold(it),
    resume: mayResume(it),
    abort: mayAbort(it),
    reinstate: mayReinstate(it),
    vary_date: mayVaryDate(it),
  }),
  correct_date: firstRefusal(
    mayChangeWith(person, ['date-corrections.create']),
    mayActOnCase(person, it),
    mayCorrectDate(it),
  ),
})
