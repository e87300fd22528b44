import { ruleFor } from '#domain/user/route-rule/route-rule'
import type { Rules } from '#worker/directory/route-rules'
import type { Site } from '#worker/directory/site'
import { pathOnHost } from '../address.ts'

/** Where the first rule that fits a path of the route table leads, as this host shows it. */
export const redirectRule = ({ origin, audience }: Site, rules: Rules, path: string) => {
  const rule = ruleFor(rules, path)
  if (rule === null) return null
  const location = pathOnHost(rule.to, audience)
  return isWithin(origin, location) ? { location, status: rule.status } : null
}

// A stored rule must not lead to another site: '/clients//elsewhere.example' without its prefix is such a URL.
const isWithin = (origin: string, location: string) =>
  URL.canParse(location, origin) && new URL(location, origin).origin === origin
