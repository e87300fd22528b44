import type { Firm } from '#domain/firm'
import { forgetHosts, hostEntryOf } from './directory.ts'
import type { DirectoryEnv } from './env.ts'
import { forgetSites } from './site.ts'

/** The firm that has a host for itself or for one of its audiences; null for a host that can be claimed. */
export const firmOfHost = async (env: DirectoryEnv, host: string): Promise<Firm | null> => {
  const entry = await hostEntryOf(env, host)
  return entry !== null && (entry.domain === host || entry.audience !== null) ? entry.firm : null
}

/** Puts a firm where every edge finds it: here at once, elsewhere within two minutes. */
export const claimHosts = async (env: DirectoryEnv, firm: Firm) => {
  for (const host of firm.domains) await env.DIRECTORY.put(host, JSON.stringify(firm))
  forgetHosts(env)
  forgetSites(env)
}
