import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  holidayWorkerTests,
  nightlyBrowserTests,
  nightlyWorkerTests,
} from '../worker/local/nightly-tests.mjs'
import { root } from '../worker/local/setup.mjs'

test('every test that is left to the night exists', () => {
  const paths = [...nightlyBrowserTests, ...nightlyWorkerTests, ...holidayWorkerTests]
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
