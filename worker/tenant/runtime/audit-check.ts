import { fullName } from '#domain/user/user'
import type { AuditHeads } from '#tenant/events/audit-heads'
import type { RequestContext } from './context.ts'

const PAUSE_MS = 10

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

/** Verifies the audit log and stores its end elsewhere; a break is reported to the firm's owners, once. */
export const checkAudit = async (context: () => RequestContext, heads: AuditHeads | undefined) => {
  const broken = await verifySlowly(context())
  if (broken !== null) return reportBreak(context(), broken.seq)
  const { tenant } = context()
  const latest = (await heads?.latest(tenant)) ?? null
  const { audit, now } = context()
  if (latest !== null && !audit.agreesWith(latest)) return reportBreak(context(), latest.seq)
  await heads?.put(audit.sealedHead(tenant, now))
}

const verifySlowly = async ({ audit }: RequestContext) => {
  const pages = audit.verifyPages()
  for (;;) {
    const page = pages.next()
    if (page.done) return page.value
    await pause()
  }
}

const reportBreak = (context: RequestContext, seq: number) =>
  context.store.transaction(() => {
    const isNew = context.store.rows(
      `INSERT OR IGNORE INTO timed_events (name, key, at) VALUES ('audit.broken', ?, ?) RETURNING key`,
      String(seq),
      context.now,
    )
    if (isNew.length === 0) return
    console.error(JSON.stringify({ audit_broken: context.tenant, seq }))
    const staff = context.users.withRole('Owner').map((it) => ({
      name: fullName(it),
      email: it.email,
      phone: null,
      user_id: it.id,
    }))
    const event = { name: 'audit.broken', subject: 'firm', id: context.tenant } as const
    context.recordEvents([{ ...event, version: 0, changed: [], detail: { row: seq } }], {
      correspondence: () => ({ about: null, values: { row: String(seq) }, clients: [], staff }),
    })
  })
