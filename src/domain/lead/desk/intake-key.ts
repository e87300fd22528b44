/** A service of the sales desk that sends to the firm. */
export type DeskKey = 'mail' | 'telephone'

/** What the WhatsApp Business Platform proves itself with. */
export type CloudKey = 'whatsapp-app' | 'whatsapp-verify' | 'whatsapp-token'

/** Every service that sends to the firm, each with a key of its own. */
export type IntakeKey =
  | DeskKey
  | 'reports'
  | 'sms'
  | 'whatsapp'
  | 'identity'
  | 'payments'
  | CloudKey
