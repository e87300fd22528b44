import type { RedirectRule } from './directory-entry.ts'
import type { Site } from './site.ts'

/** The firm's own rule for a path of the route table; the first that fits. */
export const redirectRule = ({ firm, origin }: Site, path: string): RedirectRule | null => {
  const rule = (firm.redirects ?? []).find((it) => isFor(it, path))
  return rule && isWithin(origin, rule.to) ? rule : null
}

const isFor = ({ from, match }: RedirectRule, path: string) =>
  path === from || (match === 'prefix' && path.startsWith(from.endsWith('/') ? from : `${from}/`))

// A mistake in the directory must not send people to another site.
const isWithin = (origin: string, to: string) =>
  URL.canParse(to, origin) && new URL(to, origin).origin === origin
