import { londonInstant } from '#domain/dates'
import { nextFollowUp } from '#domain/lead/desk/planning'
import type { DeskPlan } from '#domain/lead/desk/settings'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { nextWorkingDay } from '#domain/working-days'
import { today } from '#lib/format'

/** When to call again after no answer: by the desk's follow-up plan, otherwise on the next working day. */
export const nextCallAt = (
  { quoted_at }: Pick<QuoteCaseRow, 'quoted_at'>,
  plan: DeskPlan | undefined,
) => {
  const planned = plan && quoted_at ? nextFollowUp(plan, quoted_at, new Date().toISOString()) : null
  return planned ?? londonInstant(nextWorkingDay(today()), plan?.at ?? '10:00')
}
