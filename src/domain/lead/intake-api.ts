import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { lineText } from '#domain/one-line'
import { whereWeAct } from '#domain/property-postcode'
import { SaleStage } from '#domain/quote/sale-stage'
import { LeadDetailsInput } from './bodies.ts'
import { LeadLanguage } from './language.ts'
import { LeadIntent, LeadTimescale } from './lead.ts'

const text = (maxLength: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(maxLength)), '')
const line = (maxLength: number) => z._default(lineText(maxLength), '')

/** The fields of the firm's web form, sent by a browser or a program. */
export const WebForm = z.object({
  first_name: line(80),
  last_name: line(80),
  email: line(254),
  phone: line(32),
  intent: z._default(z.array(LeadIntent).check(z.maxLength(5)), []),
  sale_stage: z._default(SaleStage, 'presold'),
  postcode: line(12).check(whereWeAct),
  price: z._default(z.nullable(z.int().check(z.minimum(1))), null),
  timescale: z._default(LeadTimescale, 'now'),
  message: text(4000),
  language: z.optional(LeadLanguage),
  consent: z.boolean(),
  marketing: z._default(z.boolean(), false),
  /** The page of the form: 'www.harcourt.example/quote'. */
  page: line(200),
})
export type WebForm = z.infer<typeof WebForm>

const IntakeReply = z.object({ received: z.literal(true) })

const AgentLeadText = z.enum(['received', 'in_progress', 'quoted', 'lost'])

export const AgentLead = z.object({
  id: z.string(),
  number: z.string(),
  person: z.string(),
  address: z.string(),
  status: AgentLeadText,
  received_on: z.string(),
})
export type AgentLead = z.infer<typeof AgentLead>

export const Introduction = z.strictObject({
  ...LeadDetailsInput,
  agreed: z.literal(true, 'Confirm that the client has agreed.'),
})
export type Introduction = z.infer<typeof Introduction>

export const leadIntakeApi = endpointsOf({
  // Called by the edge after it has verified the form's token or the webhook's signature.
  web: {
    method: 'POST',
    path: '/api/public/leads',
    who: 'public',
    can: [],
    because: 'Prospective clients have no account.',
    body: z.strictObject({
      form: WebForm,
      trap: z.string().check(z.maxLength(4000)),
      shown_ms: z.nullable(z.number()),
    }),
    reply: IntakeReply,
  },
  email: {
    method: 'POST',
    path: '/api/intake/email',
    who: 'public',
    can: [],
    because: 'The mail service signs what it sends.',
    body: z.strictObject({
      event: z.string().check(z.minLength(1), z.maxLength(200)),
      from: z.string().check(z.maxLength(400)),
      subject: z.string().check(z.maxLength(1000)),
      text: z.string().check(z.maxLength(200_000)),
    }),
    reply: IntakeReply,
  },
  introduce: {
    method: 'POST',
    path: '/api/agent/leads',
    who: ['agent'],
    can: [],
    body: Introduction,
    reply: AgentLead,
  },
  introduced: {
    method: 'GET',
    path: '/api/agent/leads',
    who: ['agent'],
    can: [],
    reply: z.array(AgentLead),
  },
})
