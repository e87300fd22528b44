import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { Logo } from '#domain/firm/logo'
import { Named } from '#domain/party'
import { OwnProfile, PersonProfile } from './profile.ts'

export const ProfileView = z.object({
  id: z.string(),
  /** The version of the account. */
  version: z.int(),
  name: z.string(),
  job_title: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  team: z.nullable(z.string()),
  profile: PersonProfile,
  supervisor: z.nullable(Named),
  open_cases: z.int(),
  /** How their emails end, with the lines that the firm has chosen. */
  signature: z.string(),
  /** The address of their photo; null or absent without one. */
  photo: z.optional(z.nullable(z.string())),
})
export type ProfileView = z.infer<typeof ProfileView>

/** What a profile may refer to. */
export const ProfileChoices = z.object({
  offices: z.array(z.string()),
  supervisors: z.array(Named),
})
export type ProfileChoices = z.infer<typeof ProfileChoices>

/** How colleagues reach somebody. */
export const ContactCard = z.object({
  id: z.string(),
  name: z.string(),
  job_title: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  phone_extension: z.string(),
  office: z.nullable(z.string()),
})
export type ContactCard = z.infer<typeof ContactCard>

const version = z.int()
const staff = { who: ['staff'] } as const

export const profileApi = endpointsOf({
  show: {
    ...staff,
    method: 'GET',
    path: '/api/users/:id/profile',
    can: ['users.view-any'],
    reply: ProfileView,
  },
  change: {
    ...staff,
    method: 'PUT',
    path: '/api/users/:id/profile',
    can: ['users.update'],
    body: z.extend(PersonProfile, { version }),
    reply: ProfileView,
  },
  choices: {
    ...staff,
    method: 'GET',
    path: '/api/profile-choices',
    can: ['users.view-any'],
    reply: ProfileChoices,
  },
  show_own: { ...staff, method: 'GET', path: '/api/own-profile', can: [], reply: ProfileView },
  change_own: {
    ...staff,
    method: 'PUT',
    path: '/api/own-profile',
    can: [],
    body: z.extend(OwnProfile, { version }),
    reply: ProfileView,
    isOwn: true,
  },
  /** Replaces the photo that clients of their cases see; null takes it away. */
  change_photo: {
    ...staff,
    method: 'PUT',
    path: '/api/own-profile/photo',
    can: [],
    body: z.strictObject({ version, photo: z.nullable(Logo) }),
    reply: ProfileView,
    isOwn: true,
  },
  /** Takes away the photo of somebody. */
  remove_photo: {
    ...staff,
    method: 'DELETE',
    path: '/api/users/:id/photo',
    can: ['users.update'],
    query: z.strictObject({ version: z.coerce.number().check(z.int()) }),
    reply: ProfileView,
  },
  /** Everybody who works here, by name. */
  cards: {
    ...staff,
    method: 'GET',
    path: '/api/contact-cards',
    can: [],
    reply: z.array(ContactCard),
  },
})
