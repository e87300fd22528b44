import { callApi } from '#domain/call/api'
import type { EdgeContext } from '../visit.ts'
import { signedIntake } from './signed.ts'

/** `POST /api/intake/calls`: what the firm's telephone system tells of a call; nothing while it has no key. */
export const callIntake = ({ var: { visit } }: EdgeContext) =>
  signedIntake(visit, { path: callApi.intake.path, of: 'telephone', usual: () => [] })
