import { notFound } from '#domain/refusal'
import { lateModules } from '../late-modules.ts'
import type { TenantRuntime } from '../tenant/runtime/runtime.ts'
import type { BulkKind } from './bulk/outcome.ts'
import { demoFirmOf } from './demo-firm.ts'

/** Seeds the roles and the demonstration if the firm has no users yet. */
export const seedOnce = async (
  { ...runtime }: TenantRuntime,
  passwordHash: string,
): Promise<void> => {
  const { parts, fileStore } = runtime
  if (!parts.users.isEmpty()) return
  const { seedDemo } = await lateModules.demo()
  const files = parts.store.transaction(() => {
    const firm = demoFirmOf(runtime)
    const documents = seedDemo(firm, { today: firm.today, passwordHash, tenant: parts.tenant })
    parts.caseClock.skipPast(runtime.desk().now)
    return documents
  })
  await Promise.all(files.map(({ key, bytes }) => fileStore.put(bytes, 'application/pdf', key)))
}

/** Adds bulk cases, quotes or messages, or lets the clock ring; throws 404 outside the local environment. */
export const enlargeDemo = async (runtime: TenantRuntime, count: number, of: BulkKind) => {
  if (!runtime.isLocal) throw notFound()
  if (of === 'quotes') {
    const { insertQuotes } = await lateModules.demoQuotes()
    return insertQuotes(runtime.desk(), { count })
  }
  if (of === 'messages') {
    const { insertMessages } = await lateModules.demoMessages()
    return insertMessages(runtime.desk(), { count })
  }
  if (of === 'clock') {
    const { ringClock } = await lateModules.demoClock()
    return ringClock(runtime.desk(), { count })
  }
  const { insertBulk } = await lateModules.demoBulk()
  return insertBulk(runtime.desk(), { count })
}
