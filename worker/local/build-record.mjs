import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesUnder } from './build.mjs'

/**
 * After the build: the hashes of every inline script and style, for the one policy that the worker sends,
 * and the id of what was built, for open pages to notice that they are old.
 */
export const buildRecord = () => ({
  name: 'build-record',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const dist = fileURLToPath(dir)
      for (const folder of ['_build', 'builds'])
        rmSync(join(dist, folder), { recursive: true, force: true })
      const files = filesUnder(dist)
      const id = contentId(dist, files)
      write(dist, '_build/csp.json', inlineHashes(files.filter((file) => file.endsWith('.html'))))
      write(dist, 'builds/latest.json', { id })
      write(dist, `builds/meta/${id}.json`, { id })
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

const inlineHashes = (pages) => {
  const found = { script: new Set(), style: new Set() }
  for (const page of pages) {
    for (const { tag, text } of inlineElements(readFileSync(page, 'utf8')))
      found[tag].add(policyHash(text))
  }
  return { scripts: [...found.script].sort(), styles: [...found.style].sort() }
}

const elements = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>/gi

/** The scripts and styles that a page holds in its own text, as { tag, text }. */
export const inlineElements = (html) =>
  [...html.matchAll(elements)]
    .filter(([, tag, attributes, text]) => text !== '' && isRun(tag, attributes))
    .map(([, tag, , text]) => ({ tag: tag.toLowerCase(), text }))

// A policy governs what runs; blocks of JSON that a page carries for its scripts do not run.
const isRun = (tag, attributes) =>
  tag.toLowerCase() === 'style' ||
  !(/\ssrc\s*=/i.test(attributes) || /\stype\s*=\s*["']?application\/(ld\+)?json/i.test(attributes))

const policyHash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
