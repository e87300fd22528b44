import { parseArgs } from 'node:util'
import type { AuditCheck } from '#domain/audit/check'
import { checkLines } from '#domain/audit/check-text'
import { LOCAL_OPERATOR_KEY } from '../../edge/operator/local-key.ts'
import { type Answer, sendLocally } from '../firm/request.ts'
import { parsePort, refuse } from '../options.mjs'

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

type Send = (method: 'GET' | 'POST', body?: unknown) => Promise<Answer>

const locally =
  (host: string, port: number): Send =>
  (method, body) =>
    sendLocally({
      port,
      host,
      method,
      path: PATH,
      headers: { Authorization: `Bearer ${LOCAL_OPERATOR_KEY}` },
      body,
    })

const deployed =
  (host: string, key: string): Send =>
  async (method, body) => {
    const Origin = `https://${host}`
    const answer = await fetch(Origin + PATH, {
      method,
      redirect: 'error',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', Origin },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, text: await answer.text() }
  }

const senderOf = (env: string, firm: string, port: string): Send => {
  if (env === 'local') return locally(firm, parsePort(port, usage))
  if (env !== 'production') return refuse(`There is no environment ${env}.\n\n${usage}`)
  const key = process.env['DEEDBOX_OPERATOR_KEY']
  return deployed(firm, key ?? refuse('Set DEEDBOX_OPERATOR_KEY to the operator’s key.'))
}

const { positionals, values } = optionsIn()
if (positionals.join() !== 'verify') refuse(usage)
const send = senderOf(values.env, values.firm, values.port)

const askedCheck = async (method: 'GET' | 'POST'): Promise<AuditCheck> => {
  const { status, text } = await send(method, method === 'POST' ? {} : undefined)
  if (status !== 200) return refuse(`${values.firm} answered ${status}: ${text.slice(0, 300)}`)
  const { data }: { data: { check: AuditCheck | null } } = JSON.parse(text)
  return data.check ?? refuse(`${values.firm} has no check of its audit log.`)
}

/** Starts a check and resolves with what it found. */
const runCheck = async () => {
  const started = await askedCheck('POST')
  for (let check = started; ; check = await askedCheck('GET')) {
    if (check.state === 'done' && check.asked_at >= started.asked_at) return check
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

const check = await runCheck().catch((error: Error) =>
  refuse(`${values.firm} does not answer: ${error.message}`),
)
for (const line of checkLines(check)) console.info(line)
process.exitCode = check.broken === null ? 0 : 1
