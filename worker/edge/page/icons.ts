import { notFound } from '#domain/refusal'
import { cached } from '#worker/directory/cached'
import type { Env } from '#worker/env'
import { json } from '../answers.ts'
import type { EdgeContext } from '../visit.ts'

type Collection = {
  readonly prefix: string
  readonly icons: Readonly<Record<string, unknown>>
  readonly width?: number
  readonly height?: number
}

const cacheOf = cached(() => new Map<string, Collection>())
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const MOST_ICONS = 200

export const icons = async (c: EdgeContext) => {
  const prefix = /^(.*)\.json$/.exec(c.req.param('collection') ?? '')?.[1] ?? ''
  const collection = NAME.test(prefix) ? await collectionOf(c.env, prefix) : null
  if (collection === null) throw notFound()
  const requested = [...new Set((c.req.query('icons') ?? '').split(','))]
    .filter(Boolean)
    .slice(0, MOST_ICONS)
  const has = (name: string) => Object.hasOwn(collection.icons, name)
  return json('icons', {
    prefix: collection.prefix,
    icons: Object.fromEntries(requested.filter(has).map((name) => [name, collection.icons[name]])),
    width: collection.width ?? 16,
    height: collection.height ?? 16,
    not_found: requested.filter((name) => !has(name)),
  })
}

const collectionOf = async (env: Env, prefix: string) => {
  const cachedCollection = cacheOf(env).get(prefix)
  if (cachedCollection) return cachedCollection
  const answer = await env.ASSETS.fetch(new URL(`https://pages.invalid/icons/${prefix}.json`))
  if (answer.status !== 200) return null
  const collection = await answer.json<Collection>()
  cacheOf(env).set(prefix, collection)
  return collection
}
