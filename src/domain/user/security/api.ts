import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { lineText } from '#domain/one-line'
import { UserSession } from '#domain/user/account'
import { FactorCode } from './second-factor.ts'

/** A passkey as its person sees it; `provider` is where it is stored, such as iCloud Keychain. */
export const PasskeyView = z.object({
  id: z.string(),
  name: z.string(),
  provider: z.nullable(z.string()),
  added_at: z.string(),
  used_at: z.nullable(z.string()),
})
export type PasskeyView = z.infer<typeof PasskeyView>

const AuthenticatorView = z.object({ added_at: z.string(), used_at: z.nullable(z.string()) })

/** How somebody signs in, as they see it themselves. */
export const SecurityView = z.object({
  has_password: z.boolean(),
  /** The last added first. */
  passkeys: z.array(PasskeyView),
  authenticator: z.nullable(AuthenticatorView),
  recovery_codes: z.nullable(z.object({ left: z.int(), created_at: z.string() })),
  /** What their roles demand; null where no second factor is needed. */
  policy: z.nullable(z.object({ may_remember: z.boolean(), due_at: z.nullable(z.string()) })),
  /** Devices that are asked for no second factor. */
  devices: z.array(
    z.object({
      id: z.string(),
      name: z.nullable(z.string()),
      seen_at: z.string(),
      remembered_until: z.string(),
    }),
  ),
  /** What happened within 90 days, the newest first. */
  happened: z.array(
    z.object({
      at: z.string(),
      text: z.string(),
      note: z.string(),
      count: z.int(),
      is_warning: z.boolean(),
    }),
  ),
  sessions: z.array(UserSession),
})
export type SecurityView = z.infer<typeof SecurityView>

/** A new authenticator: its secret as text, its address, and the path of its QR code on a square of `size`. */
export const AuthenticatorOffer = z.object({
  secret: z.string(),
  uri: z.string(),
  qr: z.object({ size: z.int(), path: z.string() }),
})
export type AuthenticatorOffer = z.infer<typeof AuthenticatorOffer>

/** Recovery codes are shown once; null where there are some already. */
export const NewCodes = z.object({ codes: z.nullable(z.array(z.string())), view: SecurityView })
export type NewCodes = z.infer<typeof NewCodes>

const own = { who: ['staff', 'agent'], can: [], isOwn: true } as const

export const securityApi = endpointsOf({
  show: { ...own, method: 'GET', path: '/api/security', reply: SecurityView },
  offer_authenticator: {
    ...own,
    method: 'POST',
    path: '/api/security/authenticator',
    reply: AuthenticatorOffer,
    isSensitive: true,
    isSecret: true,
  },
  confirm_authenticator: {
    ...own,
    method: 'POST',
    path: '/api/security/authenticator/confirmation',
    body: z.strictObject({ code: FactorCode }),
    reply: NewCodes,
    isSecret: true,
  },
  remove_authenticator: {
    ...own,
    method: 'DELETE',
    path: '/api/security/authenticator',
    reply: SecurityView,
    isSensitive: true,
  },
  rename_passkey: {
    ...own,
    method: 'PATCH',
    path: '/api/security/passkeys/:passkey',
    body: z.strictObject({
      name: lineText(60).check(z.minLength(1, 'Enter a name.')),
    }),
    reply: SecurityView,
  },
  remove_passkey: {
    ...own,
    method: 'DELETE',
    path: '/api/security/passkeys/:passkey',
    reply: SecurityView,
    isSensitive: true,
  },
  make_codes: {
    ...own,
    method: 'POST',
    path: '/api/security/recovery-codes',
    reply: NewCodes,
    isSensitive: true,
    isSecret: true,
  },
  forget_device: {
    ...own,
    method: 'DELETE',
    path: '/api/security/devices/:device',
    reply: SecurityView,
  },
  end_session: {
    ...own,
    method: 'DELETE',
    path: '/api/security/sessions/:session',
    reply: SecurityView,
  },
  end_other_sessions: {
    ...own,
    method: 'DELETE',
    path: '/api/security/sessions',
    reply: SecurityView,
  },
})
