import { identityResultApi } from '#domain/identity/electronic'
import type { EdgeContext } from '../visit.ts'
import { receiveSigned } from './signed.ts'

/** `POST /api/intake/identity`: signed results of the firm's identity service; refused until there is a key. */
export const identityIntake = ({ var: { visit } }: EdgeContext) =>
  receiveSigned(visit, { path: identityResultApi.receive.path, of: 'identity' })
