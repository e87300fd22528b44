import type { SignatureLine } from './signature.ts'

export const signatureLineNames: Readonly<Record<SignatureLine, string>> = {
  job_title: 'Job title',
  regulator: 'Number with their regulator',
  phone: 'Their telephone and extension',
  email: 'Their email address',
  own_text: 'Text that they add themselves',
  firm_name: 'Name of the firm',
  firm_address: 'Address of the firm',
  firm_phone: 'Telephone of the firm',
  firm_regulator: 'Regulator of the firm',
}
