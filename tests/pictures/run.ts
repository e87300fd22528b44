import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright'
import { root } from '../../worker/local/setup.mjs'
import { closeBrowser, newPage } from '../support/browser.ts'
import { signIn } from '../support/people.ts'
import { sourceAt, startAt } from './source.ts'

const usage = `npm run pictures -- [--before REF] [--as EMAIL] PATH …

  PATH          a page of staff, with or without its query: /quotes
  --before REF  also as the page was at a commit, which is built beside this one
  --as EMAIL    who looks, owner@harcourt.test unless said

The pictures lie in .wrangler/pictures.`

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

const asked = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        before: { type: 'string' },
        as: { type: 'string', default: 'owner@harcourt.test' },
      },
    })
    if (positionals.length > 0) return { ...values, paths: positionals }
  } catch {
    // An unknown option prints the usage.
  }
  console.error(usage)
  return process.exit(1)
}

const { before, as, paths } = asked()

/** 'quotes-leads-1440-before.png' for a page, a width and a time. */
const nameOf = (path: string, width: number, time: string) => {
  const words = path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '')
  return `${words || 'home'}-${width}-${time}.png`
}

const settle = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
}

const picturesOf = async (folder: string, time: 'before' | 'now') => {
  const { base, stop } = await startAt(folder)
  try {
    for (const viewport of sizes) {
      const page = await newPage(base, 'localhost', { viewport })
      await signIn(page, as)
      for (const path of paths) {
        await page.goto(path)
        await settle(page)
        const file = join(root, '.wrangler/pictures', nameOf(path, viewport.width, time))
        await page.screenshot({ path: file, animations: 'disabled' })
        console.info(file)
      }
      await page.context().close()
    }
  } finally {
    stop()
  }
}

mkdirSync(join(root, '.wrangler/pictures'), { recursive: true })
if (before !== undefined) await picturesOf(sourceAt(before), 'before')
await picturesOf(root, 'now')
await closeBrowser()
