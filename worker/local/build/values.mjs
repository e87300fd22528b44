import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup.mjs'

/** Returns the built file of a page: dist/conveyances/_.html. */
export const builtFile = (shell) => join(root, 'dist', `${shell === '/' ? 'index' : shell}.html`)

const PLACEHOLDER = /__([A-Z]+(?:_[A-Z]+)*)__/g
const known = new Map()

/** Returns the placeholder values of a page that the worker sent, merged with earlier ones of the host. */
export const valuesFor = (host, shell, sent) => {
  const values = known.get(host) ?? {}
  if (existsSync(builtFile(shell)))
    Object.assign(values, written(readFileSync(builtFile(shell), 'utf8'), sent))
  known.set(host, values)
  return values
}

const written = (built, sent) => {
  const values = {}
  const [before, ...rest] = built.split(PLACEHOLDER)
  let at = before.length
  for (let part = 0; part < rest.length; part += 2) {
    const end = sent.indexOf(rest[part + 1], at)
    if (end < 0) break
    values[rest[part]] = sent.slice(at, end)
    at = end + rest[part + 1].length
  }
  return values
}

/** Buffers Astro's reply and sends it with placeholders replaced. */
export const fillIn = (reply, values) => {
  const chunks = []
  const keep = (chunk) => typeof chunk === 'function' || !chunk || chunks.push(Buffer.from(chunk))
  reply.writeHead = (status, ...rest) => {
    reply.statusCode = status
    setHeaders(reply, rest.at(-1))
    return reply
  }
  reply.write = (chunk) => Boolean(keep(chunk))
  reply.end = (chunk) => {
    keep(chunk)
    for (const kept of ['writeHead', 'write', 'end']) delete reply[kept]
    const text = Buffer.concat(chunks).toString()
    return reply.end(text.replaceAll(PLACEHOLDER, (whole, name) => values[name] ?? whole))
  }
}

// Astro's Content-Length is of the page with placeholders.
const setHeaders = (reply, headers) => {
  if (typeof headers !== 'object') return
  for (const [name, value] of Object.entries(headers)) {
    if (name.toLowerCase() !== 'content-length') reply.setHeader(name, value)
  }
}
