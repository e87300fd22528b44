import type { Conveyance } from '#domain/conveyance/conveyance'
import { type DateOnly, londonDate, shortDate } from '#domain/dates'
import { partyPhrase } from '#domain/party'
import type { Holder, HolderText } from './holder.ts'

type Case = Pick<Conveyance, 'matter_type' | 'nation' | 'clients'>
type Hold = NonNullable<Conveyance['hold']>
type HolderReason = Pick<Holder, 'party' | 'what' | 'since' | 'usual' | 'elapsed'>

const workingDays = (count: number) => `${count} working ${count === 1 ? 'day' : 'days'}`

export const holderText = (
  reason: HolderReason,
  conveyance: Case,
  today: DateOnly,
): HolderText => ({
  lead: `With ${partyPhrase(reason.party, conveyance)} since ${shortDate(reason.since, today)}`,
  why: reason.what,
  usual: reason.usual === null ? null : `usually ${workingDays(reason.usual)}`,
  over: reason.usual !== null && reason.elapsed > reason.usual ? `now ${reason.elapsed}` : null,
})

/** 'With the buyer’s conveyancer since 3 Nov — our replies to 4 enquiries; usually 8 working days, now 13.' */
export const holderLine = ({ words }: Pick<Holder, 'words'>) =>
  `${words.lead} — ${words.why}${words.usual ? `; ${words.usual}` : ''}${words.over ? `, ${words.over}` : ''}.`

const holdLine = ({ on, reason, look_again_on }: Hold, today: DateOnly) => {
  const again = look_again_on ? ` Review on ${shortDate(look_again_on, today)}.` : ''
  return `On hold since ${shortDate(on, today)} — ${reason}.${again}`
}

/** The holder sentence, or why nobody holds the case. */
export const statusLineOf = (
  conveyance: Conveyance,
  holder: Holder | null,
  today: DateOnly,
): string => {
  if (conveyance.abortion)
    return `Aborted on ${shortDate(conveyance.abortion.on, today)} — ${conveyance.abortion.reason}.`
  const closed = conveyance.facts.closed
  if (closed) return `Closed on ${shortDate(londonDate(closed.at), today)}.`
  if (conveyance.hold) return holdLine(conveyance.hold, today)
  return holder ? holderLine(holder) : 'All tasks are done. Close the case.'
}
