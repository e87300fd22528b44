import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesUnder } from '../build.mjs'
import { scriptsOf } from '../weights.mjs'

/** Names all scripts of a page in its head, so that they load beside its style sheets and not one after another. */
export const preloadScripts = () => ({
  name: 'preload-scripts',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const dist = fileURLToPath(dir)
      for (const file of filesUnder(dist).filter((it) => it.endsWith('.html'))) {
        const html = readFileSync(file, 'utf8')
        const scripts = [...scriptsOf(html, dist)].map((it) => `/${relative(dist, it)}`)
        writeFileSync(file, withPreloads(html, scripts))
      }
    },
  },
})

/** Adds a preload for each script to the end of a page's head; throws when the page has no head. */
export const withPreloads = (html, scripts) => {
  const end = html.indexOf('</head>')
  if (end === -1) throw new Error('A page without a head was built.')
  const links = scripts.map((it) => `<link rel="modulepreload" href="${it}">`).join('')
  return html.slice(0, end) + links + html.slice(end)
}
