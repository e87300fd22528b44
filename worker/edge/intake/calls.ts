import { callApi } from '#domain/call/api'
import type { EdgeContext } from '../visit.ts'
import { signedIntake } from './signed.ts'

/** `POST /api/intake/calls`: signed call events from the firm's telephone system; refused until it has a key. */
export const callIntake = ({ var: { visit } }: EdgeContext) =>
  signedIntake(visit, { path: callApi.intake.path, of: 'telephone', usual: () => [] })
