import type { SignatureLine } from './signature.ts'

export const signatureLineNames: Readonly<Record<SignatureLine, string>> = {
  job_title: 'Job title',
  regulator: 'Number with their regulator',
  phone: 'Their telephone and extension',
  email: 'Their email address',
  own_text: 'Text that they add themselves',
  firm_name: 'The firm’s name',
  firm_address: 'The firm’s address',
  firm_phone: 'The firm’s telephone',
  firm_regulator: 'The firm’s regulator',
}
