import { defineConfig } from 'astro/config'
import { fewChunks } from './worker/local/build/chunks.mjs'
import { leanContracts } from './worker/local/build/contracts.mjs'
import { iconSprite } from './worker/local/build/icons.mjs'
import { bareImports } from './worker/local/build/imports.mjs'
import { reactIslands } from './worker/local/build/islands.mjs'
import { preloadScripts } from './worker/local/build/preloads.mjs'
import { buildRecord } from './worker/local/build/record.mjs'
import { clientScripts } from './worker/local/build/scripts.mjs'
import { devShells } from './worker/local/build/shells.mjs'

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  // The client fetches pages ahead itself, with their data (src/lib/prefetch.ts).
  prefetch: false,
  devToolbar: { enabled: false },
  integrations: [
    reactIslands(),
    iconSprite(),
    devShells(),
    clientScripts([leanContracts(), bareImports(), fewChunks()]),
    preloadScripts(),
    buildRecord(),
  ],
  // Scripts stay files of their own, so that the policy needs few hashes and they are cached for good.
  vite: { build: { assetsInlineLimit: 0 } },
})
