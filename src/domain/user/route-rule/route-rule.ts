import * as z from 'zod/mini'
import { invalid } from '#domain/refusal'
import { atMost } from '#domain/text/at-most'

const path = z
  .string()
  .check(
    z.trim(),
    atMost(300),
    z.regex(/^\/(?![/\\])[^\s\\?#]*$/, 'Enter a path of this site, like /old-page.'),
  )

/** A redirect of a path, exact or with everything below it. */
export const RouteRule = z.strictObject({
  from: path,
  match: z.enum(['exact', 'prefix']),
  to: path,
  status: z.literal([301, 302, 307, 308]),
})
export type RouteRule = z.infer<typeof RouteRule>

/** Maximum rules per firm: every page request checks all of them. */
const MAX_RULES = 200
export const Rules = z
  .array(RouteRule)
  .check(z.maxLength(MAX_RULES, `A firm can have up to ${MAX_RULES} redirects.`))

export const RouteRules = z.object({ version: z.int(), rules: z.array(RouteRule) })
export type RouteRules = z.infer<typeof RouteRules>

export const ruleFor = (rules: readonly RouteRule[], requested: string): RouteRule | null =>
  rules.find(
    ({ from, match }) => requested === from || (match === 'prefix' && isBelow(requested, from)),
  ) ?? null

const isBelow = (requested: string, from: string) =>
  requested.startsWith(from.endsWith('/') ? from : `${from}/`)

/** Pages that no rule may redirect: sign-in, the refusal page and the rules themselves. */
const PROTECTED_PATHS = ['/auth/login', '/agents/login', '/clients/login', '/403', '/admin/roles']

/** Throws 422 for rules that lock people out, duplicate each other or form a loop. */
export const requireValidRules = (rules: readonly RouteRule[]) => {
  const problems = rules.flatMap((rule, at) => {
    const message = problemOf(rules, rule, at)
    return message === null ? [] : [[`rules.${at}.from`, [message]] as const]
  })
  if (problems.length > 0) throw invalid(Object.fromEntries(problems))
}

const problemOf = (rules: readonly RouteRule[], rule: RouteRule, at: number) => {
  const blocked = PROTECTED_PATHS.find((page) => ruleFor([rule], page) !== null)
  if (blocked !== undefined) return `${blocked} cannot be redirected. Choose another path.`
  const first = rules.findIndex(({ from, match }) => from === rule.from && match === rule.match)
  if (first !== at) return 'There is already a redirect for this path.'
  return isLoop(rules, rule) ? 'This creates a redirect loop. Choose another target.' : null
}

const isLoop = (rules: readonly RouteRule[], rule: RouteRule) => {
  const visited = new Set<RouteRule>()
  for (let next: RouteRule | null = rule; next !== null; next = ruleFor(rules, next.to)) {
    if (visited.has(next)) return true
    visited.add(next)
  }
  return false
}
