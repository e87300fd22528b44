import type { AuditCheck } from '#domain/audit/check'
import { checkLines } from '#domain/audit/check-text'
import { refuse } from '../options.mjs'
import { firmOptions, operatorCommand } from './options.ts'

const usage = `npm run audit -- verify [--firm HOST] [--port N] [--env production]

  verify               check a firm's whole audit log; ends with code 1 at the first row that was changed
${firmOptions}`

const PATH = '/api/operator/audit-check'
const PAUSE_MS = 500

const { positionals, host, send } = operatorCommand(usage)
if (positionals.join() !== 'verify') refuse(usage)

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
