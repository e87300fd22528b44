import { createHash, createHmac } from 'node:crypto'
import { inject } from 'vitest'
import type { RealtimeApp } from '#worker/realtime/app'
import type { RealtimeEvent } from '#worker/realtime/publisher'

type Call = {
  readonly method?: string
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: string
  /** Changes the signed parameters after the signature is made. */
  readonly forge?: Readonly<Record<string, string>>
  readonly timestamp?: number
}

/** Calls the HTTP API with a signature made from the documentation, independent of the product's code. */
export const callApi = (app: RealtimeApp, { method = 'GET', path, ...call }: Call) => {
  const { query = {}, body, forge = {}, timestamp = Math.floor(Date.now() / 1_000) } = call
  const signed: Record<string, string> = {
    auth_key: app.key,
    auth_timestamp: String(timestamp),
    auth_version: '1.0',
    ...query,
    ...(body ? { body_md5: createHash('md5').update(body).digest('hex') } : {}),
  }
  const full = `/apps/${app.id}${path}`
  const text = Object.keys(signed)
    .sort()
    .map((name) => `${name}=${signed[name]}`)
  const auth_signature = createHmac('sha256', app.secret)
    .update(`${method}\n${full}\n${text.join('&')}`)
    .digest('hex')
  const url = new URL(`http://${inject('realtimeHost')}${full}`)
  url.search = new URLSearchParams({ ...signed, auth_signature, ...forge }).toString()
  return fetch(url, body === undefined ? { method } : { method, body })
}

/** Posts a JSON body to the HTTP API. */
export const post = (app: RealtimeApp, path: string, body: object) =>
  callApi(app, { method: 'POST', path, body: JSON.stringify(body) })

/** Publishes one event; throws unless the response is one that every SDK accepts. */
export const trigger = async (app: RealtimeApp, channel: string, name: string, data: string) => {
  const reply = await post(app, '/events', { name, channels: [channel], data })
  if (reply.status !== 200) throw new Error(`${reply.status} ${await reply.text()}`)
}

/** Calls the Hub's methods through the test worker. */
export const callHub = async (
  app: RealtimeApp,
  name: string,
  { values = [], events = [] }: { values?: readonly string[]; events?: readonly RealtimeEvent[] },
): Promise<unknown> => {
  const body = JSON.stringify({ tenant: app.id, values, events })
  const reply = await fetch(`http://${inject('realtimeHost')}/calls/${name}`, {
    method: 'POST',
    body,
  })
  const text = await reply.text()
  return text === '' ? null : JSON.parse(text)
}

/** The user ids in a presence channel. */
export const presentIn = async (app: RealtimeApp, channel: string) => {
  const present = (await callHub(app, 'present', { values: [channel] })) as { id: string }[]
  return present.toSorted((a, b) => a.id.localeCompare(b.id))
}
