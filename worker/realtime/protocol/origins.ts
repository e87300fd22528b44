import type { RealtimeApp } from '../app.ts'

/** Whether a client of this origin may connect; null for a program, which sends none. */
export const isAllowedOrigin = (app: RealtimeApp, origin: string | null) => {
  if (app.allowedOrigins.includes('*')) return true
  if (origin === null) return app.allowsPrograms === true
  const page = URL.canParse(origin) ? new URL(origin) : null
  return page !== null && app.allowedOrigins.some((pattern) => isMatch(pattern, page))
}

const isMatch = (pattern: string, page: URL) => {
  const host = pattern.includes(':') ? page.host : page.hostname
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern
}
