import { build } from './build.mjs'
import { refuse } from './options.mjs'
import { setUp } from './setup.mjs'

try {
  await setUp()
  await build()
} catch (error) {
  refuse(error.message)
}
