import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { IdentityCheck, IdentityPerson, IdentityRole, PhotoPaper, PictureSlot } from './identity.ts'
import { ClientIdentityState } from './state.ts'

/** A person whose identity a case rests on, as staff see them. */
export const IdentityView = z.object({
  contact_id: z.string(),
  name: z.string(),
  role: IdentityRole,
  /** 0 while nobody has begun. */
  version: z.int(),
  /** Without permission, without pictures and documents. */
  check: IdentityCheck,
  standing: z.enum([...IdentityCheck.shape.status.options, 'expired']),
  valid_until: z.nullable(DateOnly),
  /** What the contact says now; null for whoever may not look. */
  person: z.nullable(IdentityPerson),
  /** What the firm’s identity service is given; null without a service, and for whoever may not look. */
  service_reference: z.nullable(z.string()),
})
export type IdentityView = z.infer<typeof IdentityView>

export const ClientIdentity = z.object({
  conveyance_id: z.string(),
  /** 'Your sale of 14 Almond Row' */
  about: z.string(),
  name: z.string(),
  state: ClientIdentityState,
  /** Why pictures are needed again; null the first time. */
  reason: z.nullable(z.string()),
  paper: z.nullable(PhotoPaper),
  /** What has to be sent, in order, with the name of what has arrived. */
  slots: z.array(z.object({ slot: PictureSlot, name: z.nullable(z.string()) })),
  /** What the paper in a selfie of today has to read. */
  code: z.string(),
  sent_at: z.nullable(Instant),
})
export type ClientIdentity = z.infer<typeof ClientIdentity>
