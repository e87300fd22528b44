import type { Env } from '#worker/env'
import { as } from '../cache-rules.ts'
import type { EdgeContext } from '../visit.ts'

const FILE = /^(?:\/[\w@-][\w@.-]*)*\/[\w@-][\w@.-]*\.[a-z0-9]+$/i
const OWN = /^\/_build\/|\.html?$/i

export const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path)

/** Serves a public file of the build; 404 in plain text when there is none. */
export const assets = ({ var: { visit } }: EdgeContext) =>
  assetOf(visit.env, visit.url.pathname, visit.request)

export const assetOf = async (env: Env, pathname: string, request: Request) => {
  const answer =
    FILE.test(pathname) && !OWN.test(pathname) ? await fetchAsset(env, pathname, request) : null
  if (answer?.status === 200 || answer?.status === 304)
    return as(pathname.startsWith('/_astro/') ? 'hashed' : 'asset', answer)
  return as('error', new Response('Not found', { status: 404, headers: PLAIN }))
}

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8' }

const fetchAsset = (env: Env, path: string, { headers }: Request) => {
  const etag = headers.get('If-None-Match')
  const conditions: HeadersInit = etag === null ? {} : { 'If-None-Match': etag }
  return env.ASSETS.fetch(new URL(path, 'https://pages.invalid'), {
    headers: conditions,
    redirect: 'manual',
  })
}
