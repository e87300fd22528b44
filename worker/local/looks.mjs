import { ensureBrowser } from './browser.mjs'
import { setUp, tool } from './setup.mjs'

// Renews the reference screenshots of the kit; check them before you commit.
await setUp()
await ensureBrowser()
process.env.RENEW_LOOKS = '1'
const flags = ['run', '--project', 'nightly', 'tests/nightly/kit-looks.test.ts']
const { code } = await tool('vitest', flags, { echo: true })
process.exit(code)
