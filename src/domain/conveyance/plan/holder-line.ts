import type { Conveyance } from '#domain/conveyance/conveyance'
import { type DateOnly, londonDate, shortDate } from '#domain/dates'
import { partyWords } from '#domain/party'
import type { Holder, HolderWords } from './holder.ts'

type Case = Pick<Conveyance, 'matter_type' | 'nation' | 'clients'>
type Ground = Pick<Holder, 'party' | 'what' | 'since' | 'usual' | 'elapsed'>

const workingDays = (count: number) => `${count} working ${count === 1 ? 'day' : 'days'}`

/** The holder sentence in its parts. */
export const holderWords = (it: Ground, conveyance: Case, today: DateOnly): HolderWords => ({
  lead: `With ${partyWords(it.party, conveyance)} since ${shortDate(it.since, today)}`,
  why: it.what,
  usual: it.usual === null ? null : `usually ${workingDays(it.usual)}`,
  over: it.usual !== null && it.elapsed > it.usual ? `now ${it.elapsed}` : null,
})

/** 'With the buyer’s solicitor since 3 Nov — our replies to 4 enquiries; usually 8 working days, now 13.' */
export const holderLine = ({ words }: Pick<Holder, 'words'>) =>
  `${words.lead} — ${words.why}${words.usual ? `; ${words.usual}` : ''}${words.over ? `, ${words.over}` : ''}.`

/** The holder line, or in one sentence why nobody holds the case. */
export const standingOf = (it: Conveyance, holder: Holder | null, today: DateOnly): string => {
  if (it.abortion) return `Aborted on ${shortDate(it.abortion.on, today)} — ${it.abortion.reason}.`
  const closed = it.facts.closed
  if (closed) return `Closed on ${shortDate(londonDate(closed.at), today)}.`
  if (it.hold) return `On hold since ${shortDate(it.hold.on, today)} — ${it.hold.reason}.`
  return holder ? holderLine(holder) : 'Nothing is left to do but to close the case.'
}
