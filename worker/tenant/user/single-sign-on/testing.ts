import { assertAllowed } from '#domain/act'
import { singleSignOnActs } from '#domain/user/single-sign-on/acts'
import type { SingleSignOnDetail } from '#domain/user/single-sign-on/api'
import type { DiscoveryReport } from '#domain/user/single-sign-on/settings'
import type { OutboxRow } from '#tenant/events/outbox'
import type { RequestContext } from '#tenant/runtime/context'
import { requireVersion, saveSingleSignOn } from './changing.ts'
import { singleSignOnOf } from './settings.ts'
import { toSingleSignOnDetail } from './view.ts'

/** Asks an issuer what it offers; never rejects for what the issuer does. */
export type Discover = (issuer: string) => Promise<DiscoveryReport>

/** Queues a look at what the issuer offers; throws 409 without one. */
export const requestTest = (context: RequestContext, version: number): SingleSignOnDetail => {
  requireVersion(context, version)
  assertAllowed(singleSignOnActs(toSingleSignOnDetail(context)).test)
  const detail = saveSingleSignOn(context, { is_testing: true }, { of: 'test' })
  context.outbox.put('discovery', {}, context.now)
  return detail
}

/** Runs the test outside the Durable Object and saves what it found. */
export const runTest = async (context: () => RequestContext, discover: Discover) => {
  const issuer = singleSignOnOf(context()).provider?.issuer
  if (issuer !== undefined) saveReport(context(), await discover(issuer))
}

/** Saves that the test could not be run. */
export const markTestFailed = (context: RequestContext, row: OutboxRow, error: unknown) => {
  console.error(JSON.stringify({ given_up: row.kind, id: row.id, reason: String(error) }))
  context.outbox.done([row.id])
  const { provider } = singleSignOnOf(context)
  if (provider !== null) saveReport(context, failedReport(provider.issuer, context.now))
}

const failedReport = (issuer: string, at: string): DiscoveryReport => ({
  at,
  issuer,
  problem: 'The test could not be run. Try again.',
  authorization_endpoint: '',
  token_endpoint: '',
  keys: 0,
  algorithms: [],
})

// A report of an issuer that was replaced meanwhile says nothing of the new one.
const saveReport = (context: RequestContext, report: DiscoveryReport) =>
  context.store.transaction(() => {
    const { provider } = singleSignOnOf(context)
    const isCurrent = provider?.issuer === report.issuer
    saveSingleSignOn(
      context,
      { is_testing: false, ...(isCurrent ? { report } : {}) },
      { of: 'test' },
    )
    context.recordEvents([
      {
        name: 'single-sign-on.tested',
        subject: 'single-sign-on',
        id: context.tenant,
        version: singleSignOnOf(context).version,
        changed: [],
        detail: { problem: report.problem },
      },
    ])
  })
