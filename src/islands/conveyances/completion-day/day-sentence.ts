import type { CompletionDay } from '#domain/conveyance/completion-day/completion-day'
import { countInWords, nearDate } from '#lib/format'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const verb = (count: number, one: string, many: string) =>
  `${countInWords(count)} ${count === 1 ? one : many}`

/** 'Six cases complete today: one is done, two have everything and one payment waits for approval.' */
export const daySentence = ({ on, today, chains }: CompletionDay) => {
  const cases = chains.flatMap((chain) => chain.cases)
  const when = on === today ? 'today' : `on ${nearDate(on, today)}`
  if (cases.length === 0) return `Nothing completes ${when}`
  const done = cases.filter(({ completed_at }) => completed_at !== null).length
  const ready = cases.filter((it) => it.completed_at === null && it.blockers.length === 0).length
  const payments = cases.flatMap(({ releases }) => releases).length
  const parts = [
    done > 0 && verb(done, 'is done', 'are done'),
    ready > 0 && verb(ready, 'can complete now', 'can complete now'),
    payments > 0 && verb(payments, 'payment needs approval', 'payments need approval'),
  ].filter(Boolean)
  const count = capital(verb(cases.length, 'case completes', 'cases complete'))
  return parts.length === 0 ? `${count} ${when}` : `${count} ${when}: ${parts.join(', ')}`
}
