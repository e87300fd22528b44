import type { Correspondence } from '#domain/tracked-email/view'

export type Way = 'email' | 'whatsapp' | 'sms' | 'portal' | 'letter' | 'call'

/** What is being written, and to whom where that is chosen already: the id of a person of the record. */
export type Writing = { readonly way: Way; readonly to?: string }

export const wayLabels: Readonly<Record<Way, string>> = {
  email: 'Email',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  portal: 'Portal',
  letter: 'Letter',
  call: 'Call',
}

/** By which ways something can be sent or recorded about a record. */
export const waysFor = ({ ways, portal }: Pick<Correspondence, 'ways' | 'portal'>): Way[] => [
  'email',
  ...(ways?.whatsapp.length ? (['whatsapp'] as const) : []),
  ...(ways?.sms.length ? (['sms'] as const) : []),
  ...(portal.length > 0 ? (['portal'] as const) : []),
  ...(ways?.letter.length ? (['letter'] as const) : []),
  ...(ways ? (['call'] as const) : []),
]
