import { as } from '../cache-rules.ts'
import { escapeHtml } from './placeholders.ts'

/**
 * A page that leads on to a path at once. A redirect would not do after signing in: SameSite=Strict cookies are only
 * sent when the navigation starts on their own host, and the policy's form-action blocks a form that ends elsewhere.
 */
export const forwardingPage = (path: string) => {
  const html = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><link rel="icon" href="/favicon.svg"><title>Signing in</title><meta http-equiv="refresh" content="0;url=${escapeHtml(path)}"><p><a href="${escapeHtml(path)}">Continue</a></p></html>`
  return as(
    'session',
    new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
  )
}
