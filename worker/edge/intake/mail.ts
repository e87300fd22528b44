import { leadIntakeApi } from '#domain/lead/intake-api'
import type { EdgeContext } from '../visit.ts'
import { receiveSigned } from './signed.ts'

/** `POST /api/intake/email`: a signed message from a mail service; refused until the firm has created a key. */
export const mailIntake = ({ var: { visit } }: EdgeContext) =>
  receiveSigned(visit, { path: leadIntakeApi.email.path, of: 'mail' })
