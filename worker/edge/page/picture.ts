import * as z from 'zod/mini'
import { pathOf } from '#domain/endpoint'
import { pictureApi } from '#domain/picture/api'
import { notFound } from '#domain/refusal'
import { as } from '../cache-rules.ts'
import { unauthenticated } from '../sign-in/credentials.ts'
import { getFromTenant } from '../tenant.ts'
import type { EdgeContext } from '../visit.ts'

const Reply = z.object({ data: pictureApi.show.reply })

/** `/pictures/:id`: a photo or logo that the caller may see; throws 401 and 404. */
export const picture = async ({ req, var: { visit } }: EdgeContext) => {
  if (visit.signedIn === null) throw unauthenticated()
  if (visit.site.firm.external) throw notFound()
  const path = pathOf(pictureApi.show.path, { id: req.param('id') ?? '' })
  const answer = await getFromTenant(visit, visit.signedIn, path)
  if (!answer.ok) return answer
  const { type, data } = z.parse(Reply, await answer.json()).data
  const headers = {
    'Content-Type': type,
    'Content-Disposition': 'inline',
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  }
  return as('file', new Response(Buffer.from(data, 'base64'), { headers }))
}
