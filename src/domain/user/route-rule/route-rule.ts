import * as z from 'zod/mini'
import { invalid } from '#domain/refusal'

const path = z
  .string()
  .check(
    z.trim(),
    z.maxLength(300, 'Use 300 letters at most.'),
    z.regex(/^\/(?![/\\])[^\s\\?#]*$/, 'Enter a path of this site, like /old-page.'),
  )

/** A path of the firm that is answered by another: exact, or with everything below it. */
export const RouteRule = z.strictObject({
  /** A path of the route table, or one that the product never had. */
  from: path,
  match: z.enum(['exact', 'prefix']),
  to: path,
  status: z.literal([301, 302, 307, 308]),
})
export type RouteRule = z.infer<typeof RouteRule>

/** How many rules a firm may have: each page that is asked for is held against all of them. */
const MOST = 200
export const Rules = z
  .array(RouteRule)
  .check(z.maxLength(MOST, `A firm has ${MOST} rules at most.`))

export const RouteRules = z.object({ version: z.int(), rules: z.array(RouteRule) })
export type RouteRules = z.infer<typeof RouteRules>

/** The rule for a path of the route table; the first that fits. */
export const ruleFor = (rules: readonly RouteRule[], asked: string): RouteRule | null =>
  rules.find(({ from, match }) => asked === from || (match === 'prefix' && isBelow(asked, from))) ??
  null

const isBelow = (asked: string, from: string) =>
  asked.startsWith(from.endsWith('/') ? from : `${from}/`)

/** Pages that no rule may take away: one signs in there, is refused there, or mends the rules there. */
const STORED = ['/auth/login', '/agents/login', '/clients/login', '/403', '/admin/roles']

/** Refuses rules that lock people out, that stand twice, or that lead round in a circle. */
export const requireSound = (rules: readonly RouteRule[]) => {
  const faults = rules.flatMap((rule, at) => {
    const words = faultOf(rules, rule, at)
    return words === null ? [] : [[`rules.${at}.from`, [words]] as const]
  })
  if (faults.length > 0) throw invalid(Object.fromEntries(faults))
}

const faultOf = (rules: readonly RouteRule[], rule: RouteRule, at: number) => {
  const lost = STORED.find((page) => ruleFor([rule], page) !== null)
  if (lost !== undefined) return `This would take ${lost} away, which nobody can do without.`
  const first = rules.findIndex(({ from, match }) => from === rule.from && match === rule.match)
  if (first !== at) return 'There is a rule for this path already.'
  return isCircle(rules, rule) ? 'This leads round in a circle.' : null
}

const isCircle = (rules: readonly RouteRule[], rule: RouteRule) => {
  const seen = new Set<RouteRule>()
  for (let next: RouteRule | null = rule; next !== null; next = ruleFor(rules, next.to)) {
    if (seen.has(next)) return true
    seen.add(next)
  }
  return false
}
