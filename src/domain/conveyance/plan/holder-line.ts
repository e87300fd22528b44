import type { Conveyance } from '#domain/conveyance/conveyance'
import { type DateOnly, londonDate, shortDate } from '#domain/dates'
import { partyWords } from '#domain/party'
import type { Holder, HolderText } from './holder.ts'

type Case = Pick<Conveyance, 'matter_type' | 'nation' | 'clients'>
type Ground = Pick<Holder, 'party' | 'what' | 'since' | 'usual' | 'elapsed'>

const workingDays = (count: number) => `${count} working ${count === 1 ? 'day' : 'days'}`

/** The holder sentence in its parts. */
export const holderText = (ground: Ground, conveyance: Case, today: DateOnly): HolderText => ({
  lead: `With ${partyWords(ground.party, conveyance)} since ${shortDate(ground.since, today)}`,
  why: ground.what,
  usual: ground.usual === null ? null : `usually ${workingDays(ground.usual)}`,
  over: ground.usual !== null && ground.elapsed > ground.usual ? `now ${ground.elapsed}` : null,
})

/** 'With the buyer’s solicitor since 3 Nov — our replies to 4 enquiries; usually 8 working days, now 13.' */
export const holderLine = ({ words }: Pick<Holder, 'words'>) =>
  `${words.lead} — ${words.why}${words.usual ? `; ${words.usual}` : ''}${words.over ? `, ${words.over}` : ''}.`

/** The holder sentence, or why nobody holds the case. */
export const standingOf = (
  conveyance: Conveyance,
  holder: Holder | null,
  today: DateOnly,
): string => {
  if (conveyance.abortion)
    return `Aborted on ${shortDate(conveyance.abortion.on, today)} — ${conveyance.abortion.reason}.`
  const closed = conveyance.facts.closed
  if (closed) return `Closed on ${shortDate(londonDate(closed.at), today)}.`
  if (conveyance.hold)
    return `On hold since ${shortDate(conveyance.hold.on, today)} — ${conveyance.hold.reason}.`
  return holder ? holderLine(holder) : 'All tasks are done. Close the case.'
}
