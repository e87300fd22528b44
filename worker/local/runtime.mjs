import { unstable_DevEnv as Runtime } from 'wrangler'

// A separate process, so that one signal to its group ends every runtime that wrangler starts.
const [port, folder, mode, firms] = process.argv.slice(2)
const runtime = new Runtime()

const end = (code) => runtime.teardown().finally(() => process.exit(code))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end(0))

runtime.once('error', (error) => {
  console.error(error.cause ?? error)
  end(1)
})
// With `watch`, the next save builds again; without, nothing would ever start.
if (mode !== 'watch') runtime.once('buildFailed', () => end(1))

await runtime.startWorker({
  // The databases are found by this name at the next start.
  name: 'deedbox',
  config: 'wrangler.toml',
  bindings: firms === 'empty' ? { DEMONSTRATION: { type: 'plain_text', value: 'none' } } : {},
  dev: {
    server: { hostname: '127.0.0.1', port: Number(port) },
    persist: folder,
    inspector: false,
    remote: false,
    logLevel: 'warn',
    watch: mode === 'watch',
  },
})
