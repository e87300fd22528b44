import type { BulkOutcome } from '../demo/bulk/outcome.ts'
import { demoFirms } from '../demo/firms.ts'
import { build } from './build.mjs'
import { sendLocally } from './firm/request.ts'
import { parseOptions, parsePort, refuse } from './options.mjs'
import { startProduct } from './product.mjs'

const usage = `npm run seed -- --cases N [--tenant harcourt] [--port N] [--state FOLDER]

  --cases N       add past cases and quotes until there are N
  --tenant NAME   the firm: ${demoFirms.map((it) => it.tenant).join(' or ')}
  --port N        the server to fill instead of 8787; started when it does not answer
  --state FOLDER  the records of a server that is started`

/** Cases of one request: about a second of work, or a few where they are made one by one. */
const AT_ONCE = 1_400

type Options = {
  readonly cases?: string
  readonly tenant?: string
  readonly port?: string
  readonly state?: string
}

const {
  cases,
  tenant = 'harcourt',
  port: portText = '8787',
  state,
}: Options = parseOptions(usage, {
  cases: { type: 'string' },
  tenant: { type: 'string' },
  port: { type: 'string' },
  state: { type: 'string' },
})
const port = parsePort(portText, usage)
const wanted = Number(cases)
const firm = demoFirms.find((it) => it.tenant === tenant)
const domain = firm?.domains[0] ?? refuse(`There is no firm ${tenant}.\n\n${usage}`)
if (!Number.isInteger(wanted) || wanted < 1)
  refuse(`Give the number of cases with --cases.\n\n${usage}`)

/** Sends a request to the firm’s host. */
const send = (method: string, path: string, body?: unknown) =>
  sendLocally({ port, host: domain, method, path, body })

const isServed = async () => {
  const answer = await send('GET', '/auth/login').catch(() => null)
  return answer?.status === 200
}

const addBatch = async (count: number): Promise<number> => {
  const { status, text } = await send('POST', '/__local/bulk', { count })
  if (status !== 200) throw new Error(`The server answered ${status}: ${text.slice(0, 300)}`)
  const { data }: { data: BulkOutcome } = JSON.parse(text)
  return data.total
}

const formatCount = (count: number) => count.toLocaleString('en-GB')

const fill = async () => {
  const start = Date.now()
  let total = await addBatch(0)
  const before = total
  while (total < wanted) {
    total = await addBatch(Math.min(AT_ONCE, wanted - total))
    const pace = Math.round((1_000 * (total - before)) / Math.max(1, Date.now() - start))
    console.info(
      `${formatCount(total)} of ${formatCount(wanted)} cases, ${formatCount(pace)} a second`,
    )
  }
  console.info(`${tenant} has ${formatCount(total)} cases besides its demonstration.`)
}

if (await isServed()) {
  await fill()
} else {
  await build()
  const product = startProduct({ port, ...(state ? { state } : {}) })
  try {
    await product.ready
    await fill()
  } finally {
    await product.stop()
  }
}
