import type { ConsentBasis, LeadTimescale, LostReason } from './lead.ts'

export const timescaleNames: Readonly<Record<LeadTimescale, string>> = {
  now: 'Now',
  '1m': 'Within a month',
  '3m': 'Within three months',
  later: 'Later',
}

export const consentNames: Readonly<Record<ConsentBasis, string>> = {
  web_form: 'Agreed on the web form',
  by_phone: 'Agreed on the telephone',
  by_email: 'Wrote to us and asked',
  through_introducer: 'Agreed to be introduced',
  existing_client: 'Past client who asked again',
}

export const lostReasonNames: Readonly<Record<LostReason, string>> = {
  no_answer: 'No answer',
  price: 'Price',
  chose_another_firm: 'Chose another firm',
  not_moving: 'Not moving',
  wrong_number: 'Wrong number',
  cannot_act: 'We cannot act',
  asked_not_to_call: 'Asked not to be called',
  other: 'Other',
}
