export type IntakeKey = 'mail' | 'telephone'
