import { shellOf } from '#routes'
import { cached } from '#worker/directory/cached'
import { sendsMessages } from '#worker/directory/sending'
import { singleSignOnName } from '#worker/directory/single-sign-on'
import type { Site } from '#worker/directory/site'
import type { Env } from '#worker/env'
import { type AnswerKind, as } from '../cache-rules.ts'
import { hashOf } from '../sign-in/token.ts'
import type { Visit } from '../visit.ts'
import { buildId } from './builds.ts'
import { fillPlaceholders, valuesOf } from './placeholders.ts'
import { plainPage } from './plain-page.ts'

export type Shell = { readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string }

const MOST_STORED = 500
const cacheOf = cached(() => new Map<string, Shell>())

/** The built page of a route's path with this host's values, cached; null when the build has none. */
export const shellFor = async (env: Env, site: Site, path: string): Promise<Shell | null> => {
  const key = await keyOf(env, site, path)
  const shells = cacheOf(env)
  const cachedShell = shells.get(key)
  if (cachedShell) return cachedShell
  const html = await pageText(env, site, path)
  if (html === null) return null
  const shell = shellFrom(html)
  // Any port of a host can be requested, so the cache is bounded.
  if (shells.size >= MOST_STORED) shells.clear()
  shells.set(key, shell)
  return shell
}

/** The cached page; null when this isolate does not have it. */
export const cachedShellFor = async (env: Env, site: Site, path: string) =>
  cacheOf(env).get(await keyOf(env, site, path)) ?? null

const keyOf = async (env: Env, site: Site, path: string) =>
  `${await versionOf(env, site)} ${site.origin} ${path}`

/** What changes every page of a firm: the build, and what is known of the firm before anybody signs in. */
export const versionOf = async (env: Env, site: Site) =>
  hashOf(`${await buildId(env)} ${JSON.stringify(await factsOf(env, site))}`).slice(0, 20)

const factsOf = async (env: Env, { firm: { tenant } }: Site) => ({
  sends: await sendsMessages(env, tenant),
  singleSignOn: await singleSignOnName(env, tenant),
})

/** The HTML of a built page with this host's values and those of one response; null when the build has none. */
export const pageText = async (
  env: Env,
  site: Site,
  path: string,
  values: Readonly<Record<string, string>> = {},
) => {
  const html = await builtPage(env, shellOf(path))
  const hostValues = valuesOf(env, site, await buildId(env), await factsOf(env, site))
  return html === null ? null : fillPlaceholders(html, { ...hostValues, ...values })
}

/** The HTML of a built page as it lies in the build; null when there is none. */
export const builtPage = async (env: Env, path: string) => {
  const answer = await env.ASSETS.fetch(new URL(path, 'https://pages.invalid'), {
    redirect: 'manual',
  })
  if (answer.status === 200) return answer.text()
  await answer.body?.cancel()
  return null
}

/** The bytes and the ETag of a page. */
export const shellFrom = (html: string): Shell => ({
  bytes: new TextEncoder().encode(html),
  etag: `W/"${hashOf(html).slice(0, 20)}"`,
})

/** A page as a response; 304 when the browser's copy is current. */
export const shellAnswer = (visit: Visit, shell: Shell, kind: AnswerKind, status = 200) => {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', ETag: shell.etag }
  const isNotModified = status === 200 && matchesEtag(visit.request, shell.etag)
  return as(
    kind,
    new Response(isNotModified ? null : shell.bytes, {
      status: isNotModified ? 304 : status,
      headers,
    }),
  )
}

const matchesEtag = ({ headers }: Request, etag: string) =>
  (headers.get('If-None-Match') ?? '')
    .split(',')
    .some((it) => it.trim().replace(/^W\//, '') === etag.slice(2))

/** The 404 page. */
export const missingPage = async (visit: Visit) => {
  const shell = await shellFor(visit.env, visit.site, '/404')
  return shell
    ? shellAnswer(visit, shell, 'error', 404)
    : plainPage(404, 'Page Not Found', 'Page not found')
}
