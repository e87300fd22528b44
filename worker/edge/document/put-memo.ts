import * as z from 'zod/mini'
import { notFound } from '#domain/refusal'
import type { MemoReceipt } from '#domain/sale-memo/api'
import { memoFileLimits } from '#domain/sale-memo/file-limits'
import { memoSteps } from '../../directory/memo-endpoints.ts'
import { lateModules } from '../../late-modules.ts'
import { as } from '../cache-rules.ts'
import { requireSession, requireTenant } from '../sign-in/credentials.ts'
import type { EdgeContext } from '../visit.ts'
import { askTenant } from './asking.ts'
import { checkedFile, storedWith } from './whole-file.ts'

/**
 * `PUT /api/sale-memo-files/:id?name=`: checks, reads and stores the file of a memo of sale; the same id again changes
 * nothing. Throws 401, 403, 404, 409 for a file that is there already, 413, 415 and 422.
 */
export const putMemoFile = async (c: EdgeContext) => {
  const { visit } = c.var
  if (visit.site.firm.external) throw notFound()
  const session = await requireSession(visit)
  requireTenant(visit)
  const id = c.req.param('id') ?? ''
  if (!z.uuid().safeParse(id).success) throw notFound()
  const before = await askTenant(visit, session, memoSteps.find, { id })
  if (before.id !== null) return answer({ id: before.id })
  const file = await checkedFile(visit, memoFileLimits)
  const { readMemoFile } = await lateModules.memoReader()
  const reading = await readMemoFile(file)
  const stored = await storedWith(visit, file, (it) =>
    askTenant(visit, session, memoSteps.receive, { id }, { ...reading, file: it }),
  )
  return answer(stored)
}

const answer = (receipt: MemoReceipt) => as('api', Response.json({ data: receipt }))
