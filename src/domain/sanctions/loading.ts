import { longDate } from '#domain/dates'
import { Refusal } from '#domain/refusal'
import type { ListStart } from './bodies.ts'
import type { SanctionsList } from './list.ts'

/** The least share of the entries of before that a list has to have: people do leave the list, but few at once. */
const LEAST_SHARE = 0.8

const refused = (code: string, message: string) => new Refusal(422, code, message)

const dated = (on: string) => `${longDate(on)} ${on.slice(0, 4)}`

/** Throws 422 for a list that is older than the one in force, or far smaller: the one in force stays. */
export const assertLoadable = (
  { reported_on, entries }: Pick<ListStart, 'reported_on' | 'entries'>,
  before: Pick<SanctionsList, 'reported_on' | 'entries'> | null,
) => {
  if (before === null) return
  if (reported_on < before.reported_on)
    throw refused(
      'sanctions-list.older',
      `This list is of ${dated(reported_on)}. The one in force is newer, of ${dated(before.reported_on)}. Download the list again.`,
    )
  if (entries < before.entries * LEAST_SHARE)
    throw refused(
      'sanctions-list.smaller',
      `This list has ${entries} entries; the one in force has ${before.entries}. Part of it may be missing. Download the list again.`,
    )
}

/** Throws 422 unless all entries of a list have arrived. */
export const assertWhole = ({ entries }: Pick<SanctionsList, 'entries'>, arrived: number) => {
  if (arrived !== entries)
    throw refused(
      'sanctions-list.incomplete',
      `Only ${arrived} of ${entries} entries have arrived. Choose the file again.`,
    )
}
