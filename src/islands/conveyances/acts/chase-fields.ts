import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { ChaseBody } from '#domain/conveyance/bodies'

export const ChaseInput = z.omit(ChaseBody, { version: true, task_key: true })

const ways = [
  { value: 'call', label: 'Call' },
  { value: 'email', label: 'Email' },
  { value: 'portal', label: 'Portal' },
  { value: 'letter', label: 'Letter' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'sms', label: 'Text message' },
]

export const chaseFields: readonly FormPart[] = [
  { name: 'how', label: 'How', kind: 'choice', options: ways, width: 'w6' },
  { name: 'note', label: 'What was said', kind: 'lines', width: 'w6' },
]
