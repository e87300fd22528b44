import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { parseOptions, parsePort, refuse } from './options.mjs'
import { claimPort, freePort } from './port.mjs'
import { startProduct } from './product.mjs'
import { root, setUp, toolEnvironment } from './setup.mjs'
import { untilStopped } from './until-stopped.mjs'

const usage = `npm run dev -- [--port N]

  --port N   serve on http://localhost:N instead of 8787`

const options = parseOptions(usage, { port: { type: 'string', default: '8787' } })
const port = parsePort(options.port, usage)
await claimPort(port, 'npm run dev')

const startPages = (worker) => {
  const child = spawn(
    join(root, 'node_modules/.bin/astro'),
    ['dev', '--ignore-lock', '--host', '127.0.0.1', '--port', String(port)],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...toolEnvironment(), DEEDBOX_WORKER: `http://127.0.0.1:${worker}` },
    },
  )
  const ended = new Promise((settle) => child.once('close', (code) => settle(code ?? 1)))
  return { ended, stop: () => child.kill() && ended }
}

try {
  await setUp()
  if (!existsSync(join(root, 'dist/.built'))) await build()
  const worker = await freePort()
  const running = [startProduct({ port: worker, watch: true })]
  const [product] = running
  const end = untilStopped({
    ended: product.ended,
    stop: () => Promise.all(running.map((it) => it.stop())),
  })
  await Promise.race([product.ready, end])
  const pages = startPages(worker)
  running.push(pages)
  console.info(`Pages and worker reload as you save: http://localhost:${port}`)
  await Promise.race([end, pages.ended])
  await product.stop()
} catch (error) {
  refuse(error.message)
}
