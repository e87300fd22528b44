import * as z from 'zod/mini'

const base64url = z.string().check(z.maxLength(4000), z.regex(/^[\w-]+$/, 'This is not base64url.'))

/** What a passkey signed, as the browser answers; each part in base64url. */
export const PasskeyAssertion = z.strictObject({
  id: base64url,
  client_data: base64url,
  authenticator_data: base64url,
  signature: base64url,
  user_handle: z.nullable(base64url),
})
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>
