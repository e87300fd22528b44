import type { Firm } from '#domain/firm'
import type { OfferingFirm } from '#domain/quote/offer'
import type { settingsOf } from '#tenant/core/settings'
import { type FirmProfile, profileSetting } from './settings.ts'

/** Where the firm is found: made of its own directory entry, never of what a request says. */
export type Origins = { readonly main: string; readonly clients: string; readonly agents: string }

const regulators = {
  SRA: 'Authorised and regulated by the Solicitors Regulation Authority, number',
  CLC: 'Licensed and regulated by the Council for Licensed Conveyancers, number',
}

const ombudsman =
  'If we cannot put a complaint right within eight weeks, you can take it to the Legal Ombudsman, PO Box 6167, Slough SL1 0EH.'

const defaultProfile: FirmProfile = {
  who_does_the_work: [
    'A qualified conveyancer has your case from the first day to the last and is named to you when it opens.',
    'A legal assistant helps them. A partner supervises every case.',
  ],
  timescale:
    'A freehold sale or purchase usually takes 10 to 16 weeks from instruction to completion; a leasehold one usually takes 4 weeks longer. A chain, a mortgage or a management company can make it longer.',
  complaints: `Tell us first, by telephone or in writing: a partner answers within eight weeks. ${ombudsman}`,
  terms_version: '2026-1',
  terms: [
    'We act for you alone in this matter. You may end our work at any time in writing; you then pay for what was done.',
    'The price is fixed for the work described. If the work turns out to be different, we tell you the new price before we do it.',
    'Money you pay us is held in our client account. We never change our bank details by email: call us on the number you know before you pay.',
    'We must check who you are and where your money comes from before we can act.',
    'You have 14 days from accepting to change your mind. If you ask us to begin at once, you pay for the work done by then.',
  ],
}

/** The firm as it offers a price. */
export const offeringFirm = (
  firm: Firm,
  settings: ReturnType<typeof settingsOf>,
): OfferingFirm => ({
  name: firm.brand.name,
  phone: firm.phone,
  email: firm.email,
  regulator: `${regulators[firm.regulator.body]} ${firm.regulator.number}.`,
  ...(settings.get(profileSetting) ?? defaultProfile),
})

/**
 * The firm's addresses. Scheme and port are the web's own, but for the local environment, where they
 * are those of the server that was asked.
 */
export const originsOf = (firm: Firm, isLocal: boolean, asked: string): Origins => {
  const { protocol, port } = isLocal ? new URL(asked) : { protocol: 'https:', port: '' }
  const domain = firm.domains[0] ?? ''
  const at = (host: string) => `${protocol}//${host}${port && `:${port}`}`
  return {
    main: at(domain),
    clients: at(`${firm.labels.clients}.${domain}`),
    agents: at(`${firm.labels.agents}.${domain}`),
  }
}
