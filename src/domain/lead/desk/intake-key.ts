/** A service of the sales desk that sends to the firm. */
export type DeskKey = 'mail' | 'telephone'

/** Every service that sends to the firm, each with a key of its own. */
export type IntakeKey = DeskKey | 'reports' | 'whatsapp' | 'identity' | 'payments'
