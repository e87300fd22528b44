import type { ErrorHandler, NotFoundHandler } from 'hono'
import { notFound, Refusal } from '#domain/refusal'
import { json, refused, wantsJson } from './answers.ts'
import { missingPage, pageText, shellAnswer, shellFrom } from './page/pages.ts'
import { plainPage } from './page/plain-page.ts'
import { isOverloaded } from './tenant.ts'
import type { EdgeContext, EdgeEnv } from './visit.ts'

const genericMessage = 'Something went wrong on our side.'

export const handleError: ErrorHandler<EdgeEnv> = async (error, c) => {
  if (error instanceof Refusal) return refused(error, c.var.trace)
  console.error(JSON.stringify({ trace: c.var.trace, failure: error.stack ?? String(error) }))
  if (isOverloaded(error)) return busy(c)
  if (!wantsJson(c.req.path)) return failurePage(c)
  return json(
    'error',
    { error: { code: 'server_error', message: genericMessage, trace: c.var.trace } },
    500,
  )
}

/** The 404 response for an unknown method and path. */
export const handleNotFound: NotFoundHandler<EdgeEnv> = ({ req, var: { visit, trace } }) =>
  wantsJson(req.path) ? refused(notFound(), trace) : missingPage(visit)

const busy = ({ var: { trace } }: EdgeContext) => {
  const message = 'The firm’s records are busy. Try again in a moment.'
  return json('error', { error: { code: 'busy', message, trace } }, 503, { 'Retry-After': '2' })
}

const failurePage = async ({ env, var: { visit, site, trace } }: EdgeContext) => {
  const plain = () =>
    plainPage(
      500,
      'Internal Server Error',
      `${genericMessage} If it happens again, contact us and quote ${trace}.`,
    )
  try {
    const html = visit && (await pageText(env, site, '/500'))
    if (!html) return plain()
    return shellAnswer(visit, shellFrom(html.replace('<!--trace-->', trace)), 'error', 500)
  } catch {
    return plain()
  }
}
