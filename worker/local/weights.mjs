import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesUnder } from './build.mjs'
import { root } from './setup.mjs'

const dist = join(root, 'dist')

const gzipped = new Map()
const weigh = (file) => {
  if (!gzipped.has(file)) gzipped.set(file, gzipSync(readFileSync(file), { level: 9 }).length)
  return gzipped.get(file)
}
const weighAll = (files) => [...files].reduce((sum, file) => sum + weigh(file), 0)

const entry =
  /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"|\b(?:component-url|renderer-url|before-hydration-url)="([^"]+)"|<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g
const sheet = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g
const staticImport = /\b(?:from|import)\s*["'](\.{1,2}\/[^"']+)["']/g

const found = (text, pattern) =>
  [...text.matchAll(pattern)].map((match) => match.slice(1).find(Boolean))
const inDist = (addresses, folder = dist) =>
  addresses.filter((it) => it.startsWith('/')).map((it) => join(folder, it))

/** Returns every script that a page loads at once: its modules, islands and their static imports. */
export const scriptsOf = (html, folder = dist) => {
  const reached = new Set()
  const waiting = inDist(found(html, entry), folder)
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (reached.has(file) || !existsSync(file)) continue
    reached.add(file)
    const imports = found(readFileSync(file, 'utf8'), staticImport)
    waiting.push(...imports.map((it) => join(dirname(file), it)))
  }
  return reached
}

/** Returns the size of each built page in bytes of gzip, largest scripts first; empty before a build. */
export const weighPages = () =>
  filesUnder(dist)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(file, 'utf8')
      return {
        page: `/${relative(dist, file).replace(/\.html$/, '')}`,
        html: weigh(file),
        styles: weighAll(new Set(inDist(found(html, sheet)))),
        scripts: weighAll(scriptsOf(html)),
      }
    })
    .sort((a, b) => b.scripts - a.scripts)
