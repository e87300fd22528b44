import { receivedTextApi } from '#domain/received-text/api'
import type { EdgeContext } from '../visit.ts'
import { receiveSigned } from './signed.ts'

/** `POST /api/intake/texts`: signed text messages from the firm's service; refused until there is a key. */
export const textIntake = ({ var: { visit } }: EdgeContext) =>
  receiveSigned(visit, { path: receivedTextApi.receive.path, of: 'sms' })
