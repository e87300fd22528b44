import * as z from 'zod/mini'
import { type Apportionment, apportion } from './apportionment.ts'

const ApportionmentCase = z.object({
  flow: z.enum(['outgoing', 'income']),
  dayOfCompletion: z._default(z.enum(['seller', 'buyer']), 'seller'),
  basis: z._default(z.enum(['days_in_period', '365']), 'days_in_period'),
  amount: z.optional(z.int()),
  annual: z.optional(z.int()),
  periodFrom: z.string(),
  periodTo: z.string(),
  completion: z.string(),
  paid: z.enum(['yes', 'no']),
  assignArrears: z.optional(z.boolean()),
  retention: z.optional(z.int()),
  expected: z.record(z.string(), z.number()),
})

const apportionmentOf = (source: z.infer<typeof ApportionmentCase>): Apportionment => ({
  ...source,
  amount: (source.basis === '365' ? source.annual : source.amount) ?? 0,
  isPaid: source.paid === 'yes',
  assignsArrears: source.assignArrears === true,
})

/** What an apportionment gives that differs from a published example; empty where they agree. */
export const differencesInApportionment = (it: unknown): readonly string[] => {
  const source = ApportionmentCase.parse(it)
  const retention = source.retention === undefined ? {} : { retention: source.retention }
  const actual: Readonly<Record<string, number>> = {
    ...apportion(apportionmentOf(source)),
    ...retention,
  }
  return Object.entries(source.expected).flatMap(([name, wanted]) =>
    actual[name] === wanted ? [] : [`${name} expected ${wanted}, got ${actual[name]}`],
  )
}
