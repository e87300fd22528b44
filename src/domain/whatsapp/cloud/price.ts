import * as z from 'zod/mini'

/** What the firm pays by its own contract for a delivered message of a category to a country. */
export const CloudPrice = z.strictObject({
  /** As the platform reports it: 'utility'. */
  category: z.string().check(z.regex(/^[a-z_]{1,40}$/)),
  /** The calling code: '44'; empty for every other country. */
  country: z.string().check(z.regex(/^\d{0,4}$/)),
  /** The first month for which it holds: '2026-10'. */
  from: z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)),
  /** In hundredths of a penny. */
  price: z.int().check(z.gte(0), z.lte(10_000_000)),
})
export type CloudPrice = z.infer<typeof CloudPrice>

/** Delivered messages that the platform charges for; `country` is the beginning of the recipients' numbers. */
export type ChargedMessages = {
  readonly month: string
  readonly number: string
  readonly category: string
  readonly country: string
  readonly count: number
}

/** What a month cost by number and category. */
export const CloudCost = z.object({
  month: z.string(),
  number: z.string(),
  category: z.string(),
  count: z.int(),
  /** How many of them no entered price covers. */
  unpriced: z.int(),
  /** Of the others, in hundredths of a penny. */
  cost: z.int(),
})
export type CloudCost = z.infer<typeof CloudCost>

/** The price that holds: of the longest calling code, the latest one; null when none was entered. */
export const priceOf = (
  prices: readonly CloudPrice[],
  { category, country, month }: Pick<ChargedMessages, 'category' | 'country' | 'month'>,
): number | null => {
  const [found] = prices
    .filter((it) => it.category === category && it.from <= month && country.startsWith(it.country))
    .toSorted((a, b) => b.country.length - a.country.length || (a.from < b.from ? 1 : -1))
  return found?.price ?? null
}

/** What each number and category cost in each month, newest month first. */
export const costsOf = (
  prices: readonly CloudPrice[],
  charged: readonly ChargedMessages[],
): CloudCost[] => {
  const costs = new Map<string, CloudCost>()
  for (const it of charged) {
    const key = [it.month, it.number, it.category].join(' ')
    const { month, number, category } = it
    const before = costs.get(key) ?? { month, number, category, count: 0, unpriced: 0, cost: 0 }
    const price = priceOf(prices, it)
    costs.set(key, {
      ...before,
      count: before.count + it.count,
      unpriced: before.unpriced + (price === null ? it.count : 0),
      cost: before.cost + (price ?? 0) * it.count,
    })
  }
  return [...costs.values()].toSorted(byMonth)
}

const byMonth = (a: CloudCost, b: CloudCost) =>
  b.month.localeCompare(a.month) ||
  a.number.localeCompare(b.number) ||
  a.category.localeCompare(b.category)

const LINE =
  /^\s*([a-z_]{1,40})[\s,;]+(\+?\d{1,4}|other)[\s,;]+£?(\d{1,5})(?:\.(\d{1,2}))?p?[\s,;]+(\d{4}-\d\d)\s*$/i

/** 'utility +44 1.59 2026-10' as a price of 1.59p; null for a line that is none. */
export const parseCloudPrice = (line: string): CloudPrice | null => {
  const [, category = '', country = '', pence = '', part = '', from] = LINE.exec(line) ?? []
  const { data } = CloudPrice.safeParse({
    category: category.toLowerCase(),
    country: country.replace(/\D/g, ''),
    from,
    price: Number(pence) * 100 + Number(part.padEnd(2, '0')),
  })
  return data ?? null
}

/** 'utility +44 1.59 2026-10' */
export const formatCloudPrice = ({ category, country, from, price }: CloudPrice): string =>
  [category, country === '' ? 'other' : `+${country}`, (price / 100).toFixed(2), from].join(' ')
