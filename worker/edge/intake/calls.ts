import { callApi } from '#domain/call/api'
import type { EdgeContext } from '../visit.ts'
import { receiveSigned } from './signed.ts'

/** `POST /api/intake/calls`: signed call events from the firm's telephone system; refused until it has a key. */
export const callIntake = ({ var: { visit } }: EdgeContext) =>
  receiveSigned(visit, { path: callApi.intake.path, of: 'telephone' })
