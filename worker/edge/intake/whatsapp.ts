import { whatsappApi } from '#domain/whatsapp/api'
import type { EdgeContext } from '../visit.ts'
import { receiveSigned } from './signed.ts'

/** `POST /api/intake/whatsapp`: signed messages from the firm's WhatsApp service; refused until there is a key. */
export const whatsappIntake = ({ var: { visit } }: EdgeContext) =>
  receiveSigned(visit, { path: whatsappApi.receive.path, of: 'whatsapp' })
