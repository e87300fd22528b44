import { fileBytes } from '#tenant/document/filing-bytes'
import { contextOf } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import { demoFirms } from '#worker/demo/firms'
import { fileStoreOf } from '#worker/directory/file-store'
import { type aFirm, env } from '../firm.ts'

/** Files a document in a case as the product does; its id. */
export const aCaseDocument = (
  firm: Awaited<ReturnType<typeof aFirm>>,
  id: string,
  name: string,
): Promise<string> =>
  firm.inside(async (parts) => {
    const [demo] = demoFirms
    if (demo === undefined) throw new Error('there is no demonstration firm')
    const origins = { main: 'http://m', clients: 'http://c', agents: 'http://a', quotes: '' }
    const by = { id: system.id, name: system.name }
    const now = new Date().toISOString()
    const of = { person: system, by, now, ip: null, trace: null, firm: demo, origins }
    const { id: document } = await fileBytes(
      contextOf(parts, of),
      fileStoreOf(env.FILES, firm.tenant),
      {
        ...{ subject: { kind: 'conveyance', id }, group: 'completion', name },
        ...{ visible_to: [], key: crypto.randomUUID(), source: 'generated' },
      },
      { bytes: new TextEncoder().encode(`%PDF-1.7 ${name}`), mime: 'application/pdf' },
    )
    return document
  })
