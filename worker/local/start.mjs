import { build } from './build.mjs'
import { listenForMail } from './mail/listener.mjs'
import { parseOptions, parsePort, refuse } from './options.mjs'
import { claimPort } from './port.mjs'
import { startProduct } from './product.mjs'
import { setUp } from './setup.mjs'
import { untilStopped } from './until-stopped.mjs'
import { welcome } from './welcome.mjs'

const usage = `npm start -- [--port N] [--fresh] [--empty] [--quiet] [--state FOLDER] [--smtp N]

  --port N        serve on http://localhost:N instead of 8787
  --fresh         delete all records and start with the demonstration firms
  --empty         serve no demonstration firms; npm run firm creates one of your own
  --quiet         print one line when ready
  --state FOLDER  store records there instead of in .wrangler/state
  --smtp N        receive mail for the firms' mailboxes by SMTP on port N`

const options = parseOptions(usage, {
  port: { type: 'string', default: '8787' },
  fresh: { type: 'boolean', default: false },
  empty: { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
  state: { type: 'string' },
  smtp: { type: 'string' },
})

const port = parsePort(options.port, usage)
const smtp = options.smtp === undefined ? null : parsePort(options.smtp, usage)
await claimPort(port, 'npm start')

try {
  await setUp()
  await build()
  const product = startProduct({ ...options, port })
  const end = untilStopped(product)
  await Promise.race([product.ready, end])
  if (smtp !== null) await listenForMail(smtp, port)
  console.info(options.quiet ? `ready http://localhost:${port}` : welcome(port, options.empty))
  await end
} catch (error) {
  refuse(error.message)
}
