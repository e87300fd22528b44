import { type DateOnly, longDate } from '#domain/dates'
import type { LedgerAct } from './act.ts'
import type { Books } from './books.ts'
import { managedText, reasonTexts } from './labels.ts'
import { postAct } from './post.ts'
import { providerFor } from './posting/third-party.ts'
import type { LedgerReason } from './reason.ts'

const isUncleared = (books: Books, act: LedgerAct, on: DateOnly) =>
  postAct({ ...books, setup: { ...books.setup, today: on } }, { ...act, date: on }).refused[0]
    ?.reason === 'uncleared_funds'

/** The first day on which money that has not cleared yet may be spent for an act; null where no day of the books helps. */
const clearsOn = (books: Books, act: LedgerAct): DateOnly | null => {
  const days = books.postings
    .flatMap(({ entries }) => entries.flatMap(({ clearedOn }) => clearedOn ?? []))
    .filter((day) => day > (act.date ?? books.setup.today))
    .toSorted()
  return days.find((day) => !isUncleared(books, act, day)) ?? null
}

/** Why an act is refused and what to do, with the day on which its money clears and who holds it instead. */
export const refusalText = (books: Books, act: LedgerAct, reason: LedgerReason): string => {
  const managed = reason === 'third_party_account' ? providerFor(books, act) : null
  if (managed !== null)
    return managedText(managed.provider, managed.isOther ? 'the other case' : 'this case')
  const day = reason === 'uncleared_funds' ? clearsOn(books, act) : null
  return day === null
    ? reasonTexts[reason]
    : `${reasonTexts[reason]} It clears on ${longDate(day)}.`
}
