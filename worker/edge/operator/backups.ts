import { RestoreBody } from '#domain/backup/api'
import { invalid, notFound, wrongState } from '#domain/refusal'
import { backupNames, CHANGED_MEANWHILE, manifestOf } from '#worker/backup/backups'
import { isOfBackup, objectsOf } from '#worker/backup/files'
import { dropSessions } from '#worker/directory/session-cache'
import { json } from '../answers.ts'
import { jsonBody } from '../body.ts'
import { as } from '../cache-rules.ts'
import { tenantOf } from '../tenant.ts'
import type { EdgeContext } from '../visit.ts'
import { forOperator } from './firms.ts'

type Steps = Awaited<ReturnType<ReturnType<typeof tenantOf>['backupSteps']>>

const tenantIn = ({ var: { visit } }: EdgeContext) => {
  const { firm } = visit.site
  if (firm.external) throw notFound()
  return firm.tenant
}

/** An operator's call about the copies of the firm of this host. */
const aboutBackups = (ask: (steps: Steps, c: EdgeContext) => Promise<object>) =>
  forOperator(async (c) => {
    const tenant = tenantIn(c)
    using steps = await tenantOf(c.env, tenant).backupSteps(tenant)
    return json('api', { data: await ask(steps, c) })
  })

/** An operator's call about one backup, which is read from the bucket without the firm's object. */
const aboutBackup = (
  answer: (c: EdgeContext, of: { tenant: string; name: string }) => Promise<Response>,
) =>
  forOperator(async (c) => {
    const tenant = tenantIn(c)
    const name = c.req.param('name') ?? ''
    if ((await manifestOf(c.env.BACKUPS, tenant, name)) === null) throw notFound()
    return answer(c, { tenant, name })
  })

/** `GET /api/operator/backups`: the names of the backups that are held, oldest first. */
export const listBackups = forOperator(async (c) =>
  json('api', { data: { backups: await backupNames(c.env.BACKUPS, tenantIn(c)) } }),
)

/** `POST /api/operator/backups`: copies the firm now. Throws 409 while its people change records. */
export const makeBackup = aboutBackups(async (steps) => ({
  backup: await steps.make().catch((error: Error) => {
    if (error.message !== CHANGED_MEANWHILE) throw error
    throw wrongState('changed_meanwhile', `${CHANGED_MEANWHILE} Copy them again.`)
  }),
}))

/** `POST /api/operator/restore-drill`: restores the newest backup on trial. */
export const runRestoreDrill = aboutBackups(async (steps) => ({ drill: await steps.drill() }))

/** `POST /api/operator/restore`: replaces the firm's records by a backup. Throws 404 and 422. */
export const restoreBackup = aboutBackups(async (steps, c) => {
  const { backup: name, host } = await jsonBody(c.req.raw, RestoreBody)
  if (host !== c.var.url.hostname)
    throw invalid({ host: [`This is the firm at ${c.var.url.hostname}.`] })
  const backup = await steps.restore(name)
  if (backup === null) throw notFound()
  dropSessions(tenantIn(c))
  return { backup }
})

/** `GET /api/operator/backups/:name`: the keys of all objects of a backup. Throws 404. */
export const listObjects = aboutBackup(async (c, { tenant, name }) => {
  const objects = await objectsOf(c.env.BACKUPS, { tenant, name })
  return json('api', { data: { objects } })
})

/** `GET /api/operator/backups/:name/object?key=`: the bytes of one of them. Throws 404. */
export const fetchObject = aboutBackup(async (c, { tenant, name }) => {
  const key = c.var.url.searchParams.get('key') ?? ''
  const object = isOfBackup(tenant, name, key) ? await c.env.BACKUPS.get(key) : null
  if (object === null) throw notFound()
  return as('file', new Response(object.body))
})
