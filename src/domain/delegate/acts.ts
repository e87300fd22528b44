import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { Refusal } from '#domain/refusal'
import type { DelegateAccess, Helping } from './access.ts'
import { type Delegate, standingOf } from './delegate.ts'
import { accessText } from './labels.ts'

/** What stays with the client in person. */
export type InPerson = 'sign' | 'pay' | 'identity' | 'funds' | 'choose' | 'statements' | 'other'

const inPersonTexts: Readonly<Record<InPerson, (helping: Helping) => string>> = {
  sign: ({ client, is_attorney }) =>
    is_attorney
      ? `An attorney signs on paper, not here. Call us, and we send ${client}’s documents to you.`
      : `Only ${client} can sign. Nobody who helps may sign for them.`,
  pay: ({ client }) => `Only ${client} can pay, or see what is paid and our bank details.`,
  identity: ({ client }) => `Only ${client} can prove who they are.`,
  funds: ({ client }) => `Only ${client} can say and show where their money comes from.`,
  choose: ({ client }) => `Only ${client} can choose how we reach them and who helps them.`,
  statements: ({ client }) =>
    `Only ${client} can give these answers about their home, as the buyer relies on them.`,
  other: ({ client }) => `Only ${client} can see or do this.`,
}

export const inPersonText = (what: InPerson, helping: Helping) => inPersonTexts[what](helping)

const byPath: readonly (readonly [RegExp, InPerson])[] = [
  [/signature|deed/, 'sign'],
  [/payment|payout|checkout|bank|client-account|refund/, 'pay'],
  [/identity/, 'identity'],
  [/funds/, 'funds'],
  [/message-choice|delegates|data-requests/, 'choose'],
  [/sale-ready-pack/, 'statements'],
]

/** Why a call is for the client alone. */
const inPersonOf = (path: string): InPerson =>
  byPath.find(([pattern]) => pattern.test(path))?.[1] ?? 'other'

const refused = (code: string, text: string) => new Refusal(403, code, text)

/** Whether somebody who helps has this access, and why not. */
export const mayHelpWith = (access: DelegateAccess, helping: Helping): Verdict => {
  if (helping.ended !== null) return refused('delegate.ended', helping.ended)
  if (helping.access.includes(access)) return true
  return refused(
    'delegate.access',
    `${helping.client} lets you ${accessText(helping.access)}. Only they can let you ${accessText([access])}.`,
  )
}

type Contract = { readonly path: string; readonly forDelegates?: DelegateAccess | 'own' }

/** Whether somebody who helps may make a call in the client’s place: never unless its contract says so. */
export const mayCallAsDelegate = ({ path, forDelegates }: Contract, helping: Helping): Verdict => {
  if (forDelegates === 'own') return true
  if (helping.ended !== null) return refused('delegate.ended', helping.ended)
  return forDelegates === undefined
    ? refused('delegate.in_person', inPersonText(inPersonOf(path), helping))
    : mayHelpWith(forDelegates, helping)
}

type DelegateAct = 'record_power' | 'confirm_power' | 'end'

type Subject = Pick<Delegate, 'status' | 'until' | 'power' | 'accepted_at'>

/** Refused once it has ended, for a helper, and after somebody has seen the power. */
const hasPowerToSee = (delegate: Subject, today: string): Verdict => {
  const { power } = delegate
  return firstRefusal(
    refuseIf(standingOf(delegate, today) === 'ended', 'delegate.ended', 'This has ended.'),
    refuseIf(power === null, 'delegate.no_power', 'A helper needs no power of attorney.'),
    refuseIf(
      power !== null && power.confirmed !== null,
      'delegate.power_seen',
      'Somebody has confirmed this power.',
    ),
  )
}

/** What staff may do about somebody who helps a client, and why not. */
export const delegateActs = (
  delegate: Subject,
  person: { readonly id: string },
  today: string,
): Acts<DelegateAct> => {
  const recorded = delegate.power?.recorded ?? null
  return {
    end: refuseIf(delegate.status === 'ended', 'delegate.ended', 'This has ended.'),
    record_power: hasPowerToSee(delegate, today),
    confirm_power: firstRefusal(
      hasPowerToSee(delegate, today),
      refuseIf(
        recorded === null,
        'delegate.power_missing',
        'Choose the document of the power first.',
      ),
      refuseIf(
        recorded?.by.id === person.id,
        'delegate.second_person',
        'Somebody other than who chose the document has to confirm that they have seen the power.',
      ),
    ),
  }
}
