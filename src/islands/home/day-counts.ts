import type { DayCount } from '#domain/conveyance/my-day'
import { pluralise } from '#lib/format'

/** '12 exchanges and 8 completions, the first of them:' for a day that has more than are shown. */
export const dayCounts = ({ exchanges, completions }: DayCount) => {
  const counts = [
    ...(exchanges > 0 ? [pluralise(exchanges, 'exchange')] : []),
    ...(completions > 0 ? [pluralise(completions, 'completion')] : []),
  ]
  return `${counts.join(' and ')}, the first of them:`
}
