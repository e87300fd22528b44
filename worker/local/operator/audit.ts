import { parseArgs } from 'node:util'
import type { AuditCheck } from '#domain/audit/check'
import { checkLines } from '#domain/audit/check-text'
import { operatorRequests } from '../firm/request.ts'
import { refuse } from '../options.mjs'

const usage = `npm run audit -- verify [--firm HOST] [--port N] [--env production]

  verify            check a firm's whole audit log; ends with code 1 at the first row that was changed
  --firm HOST       the firm's host, localhost by default
  --port N          the local product that runs, 8787 by default
  --env production  the deployed product, with the key in DEEDBOX_OPERATOR_KEY`

const PATH = '/api/operator/audit-check'
const PAUSE_MS = 500

const optionsIn = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        firm: { type: 'string', default: 'localhost' },
        port: { type: 'string', default: '8787' },
        env: { type: 'string', default: 'local' },
      },
    })
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

const { positionals, values } = optionsIn()
if (positionals.join() !== 'verify') refuse(usage)
const { env, firm: host, port } = values
const send = operatorRequests({ env, host, port }, usage)

const askedCheck = async (method: 'GET' | 'POST'): Promise<AuditCheck> => {
  const { status, text } = await send(method, PATH, method === 'POST' ? {} : undefined)
  if (status !== 200) return refuse(`${host} answered ${status}: ${text.slice(0, 300)}`)
  const { data }: { data: { check: AuditCheck | null } } = JSON.parse(text)
  return data.check ?? refuse(`${host} has no check of its audit log.`)
}

/** Starts a check and resolves with what it found. */
const runCheck = async () => {
  const started = await askedCheck('POST')
  for (let check = started; ; check = await askedCheck('GET')) {
    if (check.state === 'done' && check.asked_at >= started.asked_at) return check
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

const check = await runCheck()
for (const line of checkLines(check)) console.info(line)
process.exitCode = check.broken === null ? 0 : 1
