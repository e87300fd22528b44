import { cached } from '#worker/directory/cached'
import type { Env } from '#worker/env'
import { json } from '../answers.ts'
import { as } from '../cache-rules.ts'
import type { EdgeContext } from '../visit.ts'

const cacheOf = cached((): { id?: string } => ({}))

/** The id of the build that this worker serves; 'none' when there is none. */
export const buildId = async (env: Env) => {
  const build = cacheOf(env)
  if (build.id !== undefined) return build.id
  const answer = await asset(env, '/builds/latest.json')
  if (answer.status !== 200) return 'none'
  build.id = (await answer.json<{ id: string }>()).id
  return build.id
}

/** `/builds/*`: the id of the newest build and the record of each, by which open pages notice a new version. */
export const builds = async ({ env, req, var: { trace } }: EdgeContext) => {
  const isLatest = req.path === '/builds/latest.json'
  const answer = BUILD.test(req.path) ? await asset(env, req.path) : null
  if (answer?.status === 200) return as(isLatest ? 'latest' : 'hashed', answer)
  return json('error', { error: { code: 'not_found', message: 'Not found', trace } }, 404)
}

const BUILD = /^\/builds\/(latest|meta\/[\w-]{1,64})\.json$/

const asset = (env: Env, path: string) =>
  env.ASSETS.fetch(new URL(path, 'https://pages.invalid'), { redirect: 'manual' })
