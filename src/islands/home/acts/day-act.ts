import type { DayChase, DayTask } from '#domain/conveyance/my-day'

export type DayAct = 'snooze' | 'assign' | 'chase'

export type DayLine = Pick<
  DayTask | DayChase,
  'conveyance_id' | 'conveyance_version' | 'task' | 'title'
> & { readonly due_on?: string | null }

export const dayActTitles: Readonly<Record<DayAct, string>> = {
  snooze: 'Snooze',
  assign: 'Assign',
  chase: 'Record chase',
}
