import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesUnder } from '../build.mjs'

/** Writes the CSP hashes of inline scripts and styles, and the build id with a fingerprint of each page. */
export const buildRecord = () => ({
  name: 'build-record',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const dist = fileURLToPath(dir)
      for (const folder of ['_build', 'builds'])
        rmSync(join(dist, folder), { recursive: true, force: true })
      const files = filesUnder(dist)
      const id = contentId(dist, files)
      const pages = htmlIn(dist, files)
      write(dist, '_build/csp.json', inlineHashes(pages.values()))
      write(dist, 'builds/latest.json', { id })
      write(dist, `builds/meta/${id}.json`, { id, pages: pageFingerprints(pages) })
      writeFileSync(join(dist, '.assetsignore'), '.built\n.assetsignore\n')
    },
  },
})

const write = (dist, path, content) => {
  mkdirSync(join(dist, path, '..'), { recursive: true })
  writeFileSync(join(dist, path), JSON.stringify(content))
}

const contentId = (dist, files) => {
  const hash = createHash('sha256')
  for (const file of files.filter((it) => !/\/\.(built|assetsignore)$/.test(it))) {
    hash.update(relative(dist, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

/** Returns the HTML of each built page by path; throws when there are none. */
const htmlIn = (dist, files) => {
  const built = files.filter((file) => file.endsWith('.html'))
  if (built.length === 0) throw new Error(`No page was built into ${dist}.`)
  const address = (file) =>
    `/${relative(dist, file)}`.replace(/\.html$/, '').replace(/^\/index$/, '/')
  return new Map(built.map((file) => [address(file), readFileSync(file, 'utf8')]))
}

/** Returns a 12-character hash of each page; it covers scripts and styles, whose URLs contain their hash. */
export const pageFingerprints = (pages) =>
  Object.fromEntries([...pages].map(([address, html]) => [address, digest(html).slice(0, 12)]))

const digest = (text) => createHash('sha256').update(text).digest('base64url')

/** Returns the CSP hashes of inline scripts and styles; throws when no page has an inline script. */
export const inlineHashes = (pages) => {
  const found = { script: new Set(), style: new Set() }
  for (const html of pages) {
    for (const { tag, text } of inlineElements(html)) found[tag].add(policyHash(text))
  }
  if (found.script.size === 0)
    throw new Error('No page has an inline script: its policy would be wrong.')
  return { scripts: [...found.script].sort(), styles: [...found.style].sort() }
}

const elements = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>/gi

/** Returns the inline scripts and styles of a page as { tag, text }. */
export const inlineElements = (html) =>
  [...html.matchAll(elements)]
    .filter(([, tag, attributes, text]) => text !== '' && isRun(tag, attributes))
    .map(([, tag, , text]) => ({ tag: tag.toLowerCase(), text }))

// CSP does not apply to blocks of JSON.
const isRun = (tag, attributes) =>
  tag.toLowerCase() === 'style' ||
  !(/\ssrc\s*=/i.test(attributes) || /\stype\s*=\s*["']?application\/(ld\+)?json/i.test(attributes))

const policyHash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
