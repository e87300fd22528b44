import { uploadLimits } from '#domain/document/limits'
import { blankMetadata } from '#domain/picture/metadata/blank'
import { notFound } from '#domain/refusal'
import { packSteps } from '../../directory/pack-endpoints.ts'
import { as } from '../cache-rules.ts'
import { requireSession, requireTenant } from '../sign-in/credentials.ts'
import type { EdgeContext } from '../visit.ts'
import { askTenant } from './asking.ts'
import { checkedFile, storedWith } from './whole-file.ts'

/**
 * `PUT /api/sale-ready-packs/:id/files/:item?name=`: checks and stores a document of a pack; the same bytes again change
 * nothing. Throws 401, 403, 404, 409, 413, 415 and 422.
 */
export const putPackFile = async (c: EdgeContext) => {
  const { visit } = c.var
  if (visit.site.firm.external) throw notFound()
  const session = await requireSession(visit)
  requireTenant(visit)
  const place = { id: c.req.param('id') ?? '', item: c.req.param('item') ?? '' }
  await askTenant(visit, session, packSteps.find, place)
  const { bytes, mime, name, pages } = await checkedFile(visit, uploadLimits('client'))
  blankMetadata(mime, bytes)
  const stored = await storedWith(visit, { bytes, mime, name, pages }, (file) =>
    askTenant(visit, session, packSteps.file, place, file),
  )
  return as('api', Response.json({ data: stored }))
}
