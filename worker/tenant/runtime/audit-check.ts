import { checkedRows, finishCheck } from '#tenant/audit/checking'
import { recordHead } from '#tenant/audit/head-mail'
import type { AuditHeads } from '#tenant/events/audit-heads'
import { isFirstTelling, ownersToTell } from '#tenant/firm/owners'
import type { RequestContext } from './context.ts'

const PAUSE_MS = 10

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

type Heads = AuditHeads | undefined

/** Verifies the audit log and stores its end elsewhere; a break is reported to the firm's owners, once. */
export const checkAtNight = async (context: () => RequestContext, heads: Heads) => {
  const isWhole = await checkWhenAsked(context, heads)
  if (!isWhole || heads === undefined) return
  const { audit, tenant, now } = context()
  const head = audit.sealedHead(tenant, now)
  await heads.put(head)
  recordHead(context(), head)
}

/** Verifies the log, also against its stored end; stores what was found and returns whether it is whole. */
export const checkWhenAsked = async (context: () => RequestContext, heads: Heads) => {
  const stored = (await heads?.latest(context().tenant)) ?? null
  const found = await verifySlowly(context())
  const now = context()
  const head = stored && {
    seq: stored.seq,
    at: stored.at,
    agrees: now.audit.agreesWith(stored),
  }
  const broken = found?.seq ?? (head?.agrees === false ? head.seq : null)
  const rows = checkedRows(now, found?.seq ?? null)
  now.store.transaction(() => finishCheck(now, { ...rows, broken, head }))
  if (broken !== null) reportBreak(context(), broken)
  return broken === null
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
    if (!isFirstTelling(context, 'audit.broken', String(seq), context.now)) return
    console.error(JSON.stringify({ audit_broken: context.tenant, seq }))
    const staff = ownersToTell(context)
    const event = { name: 'audit.broken', subject: 'firm', id: context.tenant } as const
    context.recordEvents([{ ...event, version: 0, changed: [], detail: { row: seq } }], {
      correspondence: () => ({ about: null, values: { row: String(seq) }, clients: [], staff }),
    })
  })
