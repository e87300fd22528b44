import * as z from 'zod/mini'

/** What somebody has open, by how it is theirs. A case in which they have both roles counts as 'fee_earner'. */
export const WorkKind = z.enum(['fee_earner', 'assistant', 'task', 'lead', 'quote', 'visit'])
export type WorkKind = z.infer<typeof WorkKind>

export const workKinds = WorkKind.options

/**
 * One record to hand over; of 'task' it is the case of somebody else that holds the tasks, of 'visit' the last visit,
 * which names the day of the next.
 */
export const OpenWork = z.object({
  kind: WorkKind,
  id: z.string(),
  ref: z.string(),
  title: z.string(),
})
export type OpenWork = z.infer<typeof OpenWork>

export type WorkCounts = Readonly<Record<WorkKind, number>>

export const countsOf = (work: readonly Pick<OpenWork, 'kind'>[]): WorkCounts => {
  const count = (kind: WorkKind) => work.filter((it) => it.kind === kind).length
  return {
    fee_earner: count('fee_earner'),
    assistant: count('assistant'),
    task: count('task'),
    lead: count('lead'),
    quote: count('quote'),
    visit: count('visit'),
  }
}
