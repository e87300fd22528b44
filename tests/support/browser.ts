import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright'
import { onTestFinished } from 'vitest'
import { findBrowser } from '../../worker/local/browser.mjs'

// The features that Playwright disables, as only the last such flag counts, and the renderers that Chromium keeps in
// reserve for the next page and begins for the address bar of each window: three quarters of what a page costs.
const idleFeatures = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${idleFeatures.join()}`,
]

let browser: Promise<Browser> | undefined
const noises = new Map<Page, { found: string[]; allowed: RegExp[] }>()

/** The one browser of a test file. */
export const openBrowser = () => {
  browser ??= findBrowser().then((executablePath) =>
    chromium.launch({ args: flags, ...(executablePath ? { executablePath } : {}) }),
  )
  return browser
}

export const closeBrowser = async () => {
  const open = await browser
  browser = undefined
  noises.clear()
  await open?.close()
}

/**
 * A page of a person of their own (cookies, storage) whose relative addresses belong to `host`:
 * newPage(base, 'clients.localhost'). It records every noise: console errors, page errors, breaches of the
 * content policy and requests to anybody else. Noise fails the test that made it.
 */
export const newPage = async (
  base: string,
  host = 'localhost',
  options: BrowserContextOptions = {},
) => {
  const address = new URL(base)
  address.hostname = host
  const context = await (await openBrowser()).newContext({
    baseURL: address.origin,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    ...options,
  })
  await context.exposeBinding('reportBreach', ({ page }, breach: string) => tell(page, breach))
  await context.addInitScript(reportBreaches)
  context.on('page', (page) => listen(page, address.port))
  closeWithTest(context)
  return context.newPage()
}

// A page that nobody looks at any more goes on listening and drawing, beside the tests that follow.
const closeWithTest = (context: BrowserContext) => {
  try {
    onTestFinished(() => context.close())
  } catch {
    // Opened before any test: it is there for all of the file.
  }
}

/** Noise that a test means to make, such as the 422 of a wrong password, does not fail it. */
export const allowNoise = (page: Page, ...patterns: RegExp[]) => {
  noises.get(page)?.allowed.push(...patterns)
}

/** Throws when the page has made noise since it was last asked. */
export const expectQuiet = (page: Page) => {
  const { found, allowed } = noises.get(page) ?? { found: [], allowed: [] }
  const heard = found.splice(0).filter((noise) => !allowed.some((it) => it.test(noise)))
  if (heard.length > 0) throw new Error(`The page was not quiet:\n${heard.join('\n')}`)
}

/** Throws when any page of this test file has made noise since it was last asked. */
export const expectAllQuiet = () => {
  for (const page of noises.keys()) expectQuiet(page)
}

const listen = (page: Page, port: string) => {
  noises.set(page, { found: [], allowed: [] })
  page.on('pageerror', (error) =>
    tell(page, `page error: ${error.name} ${error.stack || error.message}`),
  )
  page.on('console', (message) => {
    if (message.type() === 'error')
      tell(page, `console: ${message.text()} (${message.location().url})`)
  })
  page.on('request', (request) => {
    if (!isOurs(request.url(), port)) tell(page, `request to somebody else: ${request.url()}`)
  })
  page.on('websocket', (socket) => {
    if (!isOurs(socket.url(), port)) tell(page, `socket to somebody else: ${socket.url()}`)
  })
}

const tell = (page: Page, noise: string) => {
  noises.get(page)?.found.push(noise)
}

const isOurs = (address: string, port: string) => {
  const { protocol, hostname, port: asked } = new URL(address)
  if (protocol === 'data:' || protocol === 'blob:' || protocol === 'about:') return true
  return /(^|\.)localhost$|^127\.0\.0\.1$/.test(hostname) && asked === port
}

// Runs inside the page.
const reportBreaches = () => {
  const page = globalThis as unknown as { reportBreach: (breach: string) => void }
  document.addEventListener('securitypolicyviolation', (breach) => {
    page.reportBreach(
      `content policy: ${breach.effectiveDirective} ${breach.blockedURI} ${breach.sourceFile}:${breach.lineNumber} ${breach.sample}`,
    )
  })
}
