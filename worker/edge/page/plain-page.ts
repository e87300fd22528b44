import { as } from '../cache-rules.ts'

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A page that does not depend on the build, for unknown hosts and failures. */
export const plainPage = (status: number, heading: string, text: string) => {
  const html = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(heading)}</title>
<body style="font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:14vh auto;padding:0 1.5rem">
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(text)}</p>
</html>`
  const headers = { 'Content-Type': 'text/html; charset=utf-8' }
  return as('error', new Response(html, { status, headers }))
}
