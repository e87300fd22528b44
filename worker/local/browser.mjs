import { existsSync } from 'node:fs'
import { run, tool } from './setup.mjs'

const debian = '/usr/bin/chromium'

/** Returns the path of Debian's Chromium, else of Playwright's; null when neither is installed. */
export const findBrowser = async () => {
  if (existsSync(debian)) return debian
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}

/** Installs a browser when there is none: Debian's when root, else Playwright's. */
export const ensureBrowser = async () => {
  if (await findBrowser()) return
  console.warn('Installing a browser…')
  let said = ''
  for (const install of [fromDebian, fromPlaywright]) {
    said += await install()
    if (await findBrowser()) return
  }
  throw new Error(`No browser could be installed for the tests.\n${said}`)
}

const fromDebian = async () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return ''
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const listed = await run('apt-get', ['update', '-qq'], { env })
  const flags = ['install', '-y', '-qq', '--no-install-recommends', 'chromium']
  const installed = await run('apt-get', flags, { env })
  return listed.output + installed.output
}

const fromPlaywright = async () => (await tool('playwright', ['install', 'chromium'])).output
