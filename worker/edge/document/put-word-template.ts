import * as z from 'zod/mini'
import { notFound, Refusal } from '#domain/refusal'
import { type WordReceipt, wordFileLimits } from '#domain/template/word/file'
import { WordProblem } from '#domain/template/word/xml'
import { wordSteps } from '../../directory/word-endpoints.ts'
import { lateModules } from '../../late-modules.ts'
import { as } from '../cache-rules.ts'
import { requireSession, requireTenant } from '../sign-in/credentials.ts'
import type { EdgeContext } from '../visit.ts'
import { askTenant } from './asking.ts'
import { checkedFile, storedWith } from './whole-file.ts'

/**
 * `PUT /api/template-files/:id?name=`: checks and stores a Word file for templates, with the fields in it; the same id
 * again changes nothing. Throws 401, 403, 404, 413, 415 and 422, and stores nothing of a file that it refuses.
 */
export const putWordTemplate = async (c: EdgeContext) => {
  const { visit } = c.var
  if (visit.site.firm.external) throw notFound()
  const session = await requireSession(visit)
  requireTenant(visit)
  const id = c.req.param('id') ?? ''
  if (!z.uuid().safeParse(id).success) throw notFound()
  const { found } = await askTenant(visit, session, wordSteps.find, { id })
  if (found !== null) return answer(found)
  const file = await checkedFile(visit, wordFileLimits)
  const parts = await partsOf(file.bytes)
  const receipt = await storedWith(visit, file, ({ key, sha256, bytes, mime, name }) =>
    askTenant(visit, session, wordSteps.record, { id }, { key, sha256, bytes, mime, name, parts }),
  )
  return answer(receipt)
}

const partsOf = async (bytes: Uint8Array) => {
  const { readWordTemplate } = await lateModules.wordReader()
  try {
    return await readWordTemplate(bytes)
  } catch (error) {
    if (error instanceof WordProblem) throw new Refusal(422, 'file_refused', error.message)
    throw error
  }
}

const answer = (receipt: WordReceipt) => as('api', Response.json({ data: receipt }))
