import { reportApi } from '#domain/communication/stop/report'
import type { EdgeContext } from '../visit.ts'
import { receiveSigned } from './signed.ts'

/** `POST /api/intake/delivery-reports`: signed reports of the firm's providers; refused until there is a key. */
export const reportIntake = ({ var: { visit } }: EdgeContext) =>
  receiveSigned(visit, { path: reportApi.receive.path, of: 'reports' })
