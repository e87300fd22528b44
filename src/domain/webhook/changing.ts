import { assertValid } from '#domain/refusal'
import type { WebhooksBody } from './api.ts'
import type { Webhook } from './webhook.ts'

type Entered = WebhooksBody['webhooks'][number]

const plainKey = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[-\d]+/, '')
    .slice(0, 36)
    .replace(/-+$/, '') || 'system'

const newKey = (name: string, taken: ReadonlySet<string>): string => {
  const key = plainKey(name)
  if (!taken.has(key)) return key
  let count = 2
  while (taken.has(`${key}-${count}`)) count += 1
  return `${key}-${count}`
}

/** The webhooks after a change; one keeps its key, which rules name. Throws 422 for two of one name. */
export const changedWebhooks = (
  before: readonly Webhook[],
  entered: readonly Entered[],
): Webhook[] => {
  const names = entered.map((it) => it.name.toLowerCase())
  assertValid(
    Object.fromEntries(
      names.flatMap((name, at) =>
        names.indexOf(name) < at
          ? [[`webhooks.${at}.name`, ['Another system has this name.']] as const]
          : [],
      ),
    ),
  )
  const known = new Set(before.map((it) => it.key))
  const taken = new Set(known)
  return entered.map(({ key, ...webhook }) => {
    const kept = key !== null && known.has(key) ? key : newKey(webhook.name, taken)
    taken.add(kept)
    return { ...webhook, key: kept }
  })
}
