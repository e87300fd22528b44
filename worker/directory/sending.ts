import { publishedOf } from './published.ts'

const sending = publishedOf('sends', (stored, { ENVIRONMENT }) =>
  typeof stored === 'boolean' ? stored : ENVIRONMENT === 'local',
)

/** Whether a firm has a provider of email; a firm that never chose one has it when local. */
export const sendsMessages = sending.read

export const publishSending = sending.publish
