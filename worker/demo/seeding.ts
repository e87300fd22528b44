import { notFound } from '#domain/refusal'
import { lateModules } from '../late-modules.ts'
import type { Office } from '../tenant/runtime/runtime.ts'
import { demoFirmOf } from './surface.ts'

/** Seeds the roles and the demonstration if the firm has no users yet. */
export const seedOnce = async ({ ...office }: Office, passwordHash: string): Promise<void> => {
  const { parts } = office
  if (!parts.users.isEmpty()) return
  const { seedDemo } = await lateModules.demo()
  parts.store.transaction(() => {
    const firm = demoFirmOf(office)
    seedDemo(firm, { today: firm.today, passwordHash, tenant: parts.tenant })
  })
}

/** Adds bulk cases or quotes; throws 404 outside the local environment. */
export const enlargeDemo = async (office: Office, count: number, of: 'cases' | 'quotes') => {
  if (!office.isLocal) throw notFound()
  if (of === 'quotes') {
    const { insertQuotes } = await lateModules.demoQuotes()
    return insertQuotes(office.desk(), { count })
  }
  const { insertBulk } = await lateModules.demoBulk()
  return insertBulk(office.desk(), { count })
}
