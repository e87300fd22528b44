import type { SignatureState } from './signature.ts'
import type { SignerState } from './signer-state.ts'

/** 'Sent to sign' */
export const signatureStateNames: Readonly<Record<SignatureState, string>> = {
  draft: 'Being prepared',
  sent: 'Sent to sign',
  opened: 'Being signed',
  code_failed: 'Locked out',
  signed: 'Signed, file being made',
  declined: 'Declined',
  expired: 'Expired',
  voided: 'Withdrawn',
  completed: 'Signed by everybody',
}

export const signerStateNames: Readonly<Record<SignerState, string>> = {
  waiting: 'Not asked yet',
  sent: 'Not opened yet',
  opened: 'Opened',
  code_failed: 'Five wrong codes: call them, then unlock',
  signed: 'Signed',
  declined: 'Declined',
}
