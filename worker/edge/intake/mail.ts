import { createHmac } from 'node:crypto'
import { leadIntakeApi } from '#domain/lead/intake-api'
import { notFound, Refusal } from '#domain/refusal'
import { json } from '../answers.ts'
import { requireSession } from '../sign-in/credentials.ts'
import { secretsOf } from '../sign-in/sealing.ts'
import { tenantOf } from '../tenant.ts'
import type { EdgeContext } from '../visit.ts'
import { receiveSigned } from './signed.ts'

const keyOf = (secret: string, tenant: string) =>
  createHmac('sha256', secret).update(`mail intake ${tenant}`).digest('hex')

/**
 * `GET /api/intake/email`: the address and key for setting up a mail service; needs `roles.update`. The key is null
 * once the firm has created its own, which is shown only at creation.
 */
export const mailIntakeSetup = async ({ var: { visit } }: EdgeContext) => {
  if (visit.site.firm.external) throw notFound()
  const { permissions } = await requireSession(visit)
  if (!permissions.includes('roles.update'))
    throw new Refusal(403, 'forbidden', 'You do not have permission to do this.')
  const [secret = ''] = secretsOf(visit.env)
  const { firm, origins } = visit.site
  const ownKey = await tenantOf(visit.env, firm.tenant).intakeKey(firm.tenant, 'mail')
  const address = `${origins.main}${leadIntakeApi.email.path}`
  return json('api', {
    data: { address, key: ownKey === null ? keyOf(secret, firm.tenant) : null },
  })
}

/** `POST /api/intake/email`: a signed message from a mail service. */
export const mailIntake = ({ var: { visit } }: EdgeContext) =>
  receiveSigned(visit, {
    path: leadIntakeApi.email.path,
    of: 'mail',
    defaultKeys: () => secretsOf(visit.env).map((secret) => keyOf(secret, visit.site.firm.tenant)),
  })
