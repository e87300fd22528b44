import { afterAll, afterEach } from 'vitest'
import { closeBrowser, expectAllQuiet } from './browser.ts'

afterEach(expectAllQuiet)
afterAll(closeBrowser)
