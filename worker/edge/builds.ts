import type { Env } from '../env.ts'
import { json } from './answers.ts'
import { as } from './cache-rules.ts'
import type { EdgeContext } from './visit.ts'

let known: string | undefined

/** The id of the build that this worker serves; 'none' before the first. */
export const buildId = async (env: Env) => {
  if (known !== undefined) return known
  const answer = await asset(env, '/builds/latest.json')
  if (answer.status !== 200) return 'none'
  known = (await answer.json<{ id: string }>()).id
  return known
}

/** The id of the newest build, and the record of each, for open pages to notice that they are old. */
export const builds = async ({ env, req, var: { trace } }: EdgeContext) => {
  const isLatest = req.path === '/builds/latest.json'
  const answer = BUILD.test(req.path) ? await asset(env, req.path) : null
  if (answer?.status === 200) return as(isLatest ? 'latest' : 'hashed', answer)
  return json('error', { error: { code: 'not_found', message: 'Not found', trace } }, 404)
}

const BUILD = /^\/builds\/(latest|meta\/[\w-]{1,64})\.json$/

const asset = (env: Env, path: string) =>
  env.ASSETS.fetch(new URL(path, 'https://pages.invalid'), { redirect: 'manual' })
