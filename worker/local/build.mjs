import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root, tool, toolEnvironment } from './setup.mjs'

const stamp = join(root, 'dist/.built')
const sources = ['src', 'public', 'worker/local', 'astro.config.mjs', 'package-lock.json']

/** Builds the pages when their sources have changed; throws with the output when the build fails. */
export const build = async () => {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.warn('Building…')
  // A test runner's NODE_ENV would build pages for development.
  const env = { ...toolEnvironment(), NODE_ENV: 'production' }
  const { code, output } = await tool('astro', ['build'], { env })
  if (code !== 0) throw new Error(`The build failed.\n${output}`)
  writeFileSync(stamp, wanted)
}

// By content, so that a fresh checkout or a touched file causes no build.
const fingerprint = () => {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesUnder(join(root, source))).filter(isBuilt)) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

const isBuilt = (file) => !file.includes('/worker/local/') || /\/build(\/.*)?[^/]*\.mjs$/.test(file)

/** Returns every file under a path, sorted; the path itself for a file, nothing when it is missing. */
export const filesUnder = (path) => {
  if (!existsSync(path)) return []
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .sort()
  } catch {
    return [path]
  }
}
