import { Refusal } from '#domain/refusal'

type Rule = { readonly burst: number; readonly perSecond: number }

/** More than any page or import needs, and less than what keeps others waiting. */
const perPerson: Rule = { burst: 1_000, perSecond: 100 }
const perFirm: Rule = { burst: 5_000, perSecond: 500 }
const refusedCalls: Rule = { burst: 200, perSecond: 2 }

const MOST_BUCKETS = 10_000

/** A token bucket for each name, in memory; `now` in ms. */
export const bucketsOf = ({ burst, perSecond }: Rule) => {
  const buckets = new Map<string, { readonly left: number; readonly at: number }>()
  const leftOf = (name: string, now: number) => {
    const { left, at } = buckets.get(name) ?? { left: burst, at: now }
    return Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond)
  }
  return {
    /** Takes one and returns 0, or returns the seconds until there is one. */
    take: (name: string, now: number) => {
      const left = leftOf(name, now)
      if (left < 1) return Math.ceil((1 - left) / perSecond)
      if (buckets.size >= MOST_BUCKETS) buckets.clear()
      buckets.set(name, { left: left - 1, at: now })
      return 0
    },
    /** Returns the seconds until there is one; 0 for now. */
    waitFor: (name: string, now: number) => {
      const left = leftOf(name, now)
      return left < 1 ? Math.ceil((1 - left) / perSecond) : 0
    },
  }
}

const tooMany = (retry_after: number) =>
  new Refusal(429, 'too_many_calls', 'Too many requests. Wait a moment and try again.', {
    retry_after,
  })

/** The limits on the calls of a firm and of each person in it. */
export const limitsOf = () => {
  const people = bucketsOf(perPerson)
  const firm = bucketsOf(perFirm)
  const refused = bucketsOf(refusedCalls)
  return {
    /** Counts a call; throws 429 when the firm or the person makes too many, or is refused too often. */
    requireFewer: (person: string, now: number) => {
      const wait =
        refused.waitFor(person, now) || people.take(person, now) || firm.take('firm', now)
      if (wait > 0) throw tooMany(wait)
    },
    refused: (person: string, now: number) => refused.take(person, now),
  }
}
