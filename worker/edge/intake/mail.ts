import { createHmac } from 'node:crypto'
import { leadIntakeApi } from '#domain/lead/intake-api'
import { notFound, Refusal } from '#domain/refusal'
import { json } from '../answers.ts'
import { requireSession } from '../sign-in/credentials.ts'
import { secretsOf } from '../sign-in/sealing.ts'
import { tenantOf } from '../tenant.ts'
import type { EdgeContext } from '../visit.ts'
import { signedIntake } from './signed.ts'

const keyOf = (secret: string, tenant: string) =>
  createHmac('sha256', secret).update(`mail intake ${tenant}`).digest('hex')

/**
 * `GET /api/intake/email`: what a mail service is set up with; for those who set up the firm. The key is null once
 * the desk has made one of its own, which is told that one time.
 */
export const mailIntakeSetup = async ({ var: { visit } }: EdgeContext) => {
  if (visit.site.firm.external) throw notFound()
  const { permissions } = await requireSession(visit)
  if (!permissions.includes('roles.update'))
    throw new Refusal(403, 'forbidden', 'You need the permission roles.update.')
  const [secret = ''] = secretsOf(visit.env)
  const { firm, origins } = visit.site
  const own = await tenantOf(visit.env, firm.tenant).intakeKey(firm.tenant, 'mail')
  const address = `${origins.main}${leadIntakeApi.email.path}`
  return json('api', { data: { address, key: own === null ? keyOf(secret, firm.tenant) : null } })
}

/** `POST /api/intake/email`: a message that a mail service passes on, signed. */
export const mailIntake = ({ var: { visit } }: EdgeContext) =>
  signedIntake(visit, {
    path: leadIntakeApi.email.path,
    of: 'mail',
    usual: () => secretsOf(visit.env).map((secret) => keyOf(secret, visit.site.firm.tenant)),
  })
