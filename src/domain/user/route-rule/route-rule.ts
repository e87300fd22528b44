import * as z from 'zod/mini'
import { invalid } from '#domain/refusal'

const path = z
  .string()
  .check(
    z.trim(),
    z.maxLength(300, 'Use 300 letters at most.'),
    z.regex(/^\/(?![/\\])[^\s\\?#]*$/, 'Enter a path of this site, like /old-page.'),
  )

/** A redirect of a path, exact or with everything below it. */
export const RouteRule = z.strictObject({
  /** A path of the route table or any other path. */
  from: path,
  match: z.enum(['exact', 'prefix']),
  to: path,
  status: z.literal([301, 302, 307, 308]),
})
export type RouteRule = z.infer<typeof RouteRule>

/** Maximum rules per firm: every page request checks all of them. */
const MOST = 200
export const Rules = z
  .array(RouteRule)
  .check(z.maxLength(MOST, `A firm has ${MOST} rules at most.`))

export const RouteRules = z.object({ version: z.int(), rules: z.array(RouteRule) })
export type RouteRules = z.infer<typeof RouteRules>

/** The first rule that matches a path. */
export const ruleFor = (rules: readonly RouteRule[], asked: string): RouteRule | null =>
  rules.find(({ from, match }) => asked === from || (match === 'prefix' && isBelow(asked, from))) ??
  null

const isBelow = (asked: string, from: string) =>
  asked.startsWith(from.endsWith('/') ? from : `${from}/`)

/** Pages that no rule may redirect: sign-in, the refusal page and the rules themselves. */
const STORED = ['/auth/login', '/agents/login', '/clients/login', '/403', '/admin/roles']

/** Throws 422 for rules that lock people out, duplicate each other or form a loop. */
export const requireSound = (rules: readonly RouteRule[]) => {
  const faults = rules.flatMap((rule, at) => {
    const words = faultOf(rules, rule, at)
    return words === null ? [] : [[`rules.${at}.from`, [words]] as const]
  })
  if (faults.length > 0) throw invalid(Object.fromEntries(faults))
}

const faultOf = (rules: readonly RouteRule[], rule: RouteRule, at: number) => {
  const lost = STORED.find((page) => ruleFor([rule], page) !== null)
  if (lost !== undefined) return `${lost} cannot be redirected. Choose another path.`
  const first = rules.findIndex(({ from, match }) => from === rule.from && match === rule.match)
  if (first !== at) return 'There is already a rule for this path.'
  return isCircle(rules, rule) ? 'This creates a redirect loop. Choose another target.' : null
}

const isCircle = (rules: readonly RouteRule[], rule: RouteRule) => {
  const seen = new Set<RouteRule>()
  for (let next: RouteRule | null = rule; next !== null; next = ruleFor(rules, next.to)) {
    if (seen.has(next)) return true
    seen.add(next)
  }
  return false
}
