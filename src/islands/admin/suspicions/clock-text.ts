import type { SuspicionClock } from '#domain/suspicion/clock'
import { dateWithYear } from '#lib/format'

/** Whether nothing may be done, or somebody has to decide. */
export const isPressing = ({ state }: SuspicionClock) =>
  state === 'undecided' || state === 'notice' || state === 'moratorium'

/** 'Nothing may be done until 9 December 2026, unless consent is given' */
export const clockText = (clock: SuspicionClock): string => {
  switch (clock.state) {
    case 'undecided':
      return 'To decide'
    case 'closed':
      return 'Nothing reported'
    case 'no_consent_needed':
      return 'Reported, no consent asked'
    case 'notice':
      return `Wait for consent to the end of ${dateWithYear(clock.on)}`
    case 'deemed':
      return `Consent counts as given since ${dateWithYear(clock.on)}`
    case 'given':
      return `Consent given ${dateWithYear(clock.on)}`
    case 'moratorium':
      return `Refused: do nothing to the end of ${dateWithYear(clock.on)}`
    default:
      return `Moratorium ended ${dateWithYear(clock.on)}`
  }
}
