import { baseDates, dueOn } from '#domain/conveyance/plan/due-rule'
import { setHolder } from '#domain/conveyance/plan/holder-setting'
import { setKeyDates } from '#domain/conveyance/plan/key-date-setting'
import { londonDate } from '#domain/dates'
import type { Acting, ActionOf, Performed } from './acting.ts'

export const setDateByRule = (
  { records, now }: Acting,
  { key, to }: ActionOf<'set_key_date'>,
): Performed => {
  const { key_dates } = records.conveyance
  const base = to.base === 'ready' ? londonDate(now) : baseDates(key_dates)[to.base]
  if (base === null) return { skipped: 'The date that it counts from is not known yet.' }
  const day = dueOn(to, base)
  if (key_dates[key] === day) return { skipped: 'This date is set already.' }
  return setKeyDates(records, { [key]: day }, now)
}

export const setHolderByRule = (
  { records, now }: Acting,
  { party, what, usual_wd }: ActionOf<'set_holder'>,
): Performed =>
  setHolder(records, { party, name: null, what, since: londonDate(now), usual: usual_wd }, now)
