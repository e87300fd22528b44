import type { Firm } from '#domain/firm'
import { logoKey } from '#domain/firm/logo'
import type { OfferingFirm } from '#domain/quote/offer'
import type { settingsOf } from '#tenant/core/settings'
import { type FirmProfile, profileSetting } from './settings.ts'

/** The firm's origins, from its directory entry and never from a request. */
export type Origins = { readonly main: string; readonly clients: string; readonly agents: string }

const regulators = {
  SRA: 'Authorised and regulated by the Solicitors Regulation Authority, number',
  CLC: 'Licensed and regulated by the Council for Licensed Conveyancers, number',
}

const ombudsman =
  'If we cannot put a complaint right within eight weeks, you can take it to the Legal Ombudsman, PO Box 6167, Slough SL1 0EH.'

const defaultProfile: FirmProfile = {
  who_does_the_work: [
    'One qualified conveyancer looks after your case from start to finish. We tell you their name when it opens.',
    'A legal assistant helps them, and a partner supervises every case.',
  ],
  timescale:
    'A freehold sale or purchase usually takes 10 to 16 weeks from instruction to completion; a leasehold one usually takes 4 weeks longer. A chain, a mortgage or a management company can make it longer.',
  complaints: `Tell us first, by telephone or in writing: a partner answers within eight weeks. ${ombudsman}`,
  terms_version: '2026-1',
  terms: [
    '{acting} You can end our work at any time in writing; you then pay for the work done so far.',
    'The price is fixed for the work described. If the work turns out to be different, we tell you the new price before we do it.',
    'Money you pay us is held in our client account. We never change our bank details by email: call us on the number you know before you pay.',
    'We must check who you are and where your money comes from before we can act.',
    'You have 14 days from accepting to change your mind. If you ask us to start straight away, you pay for the work done by then.',
  ],
}

/** The sentence about the regulator; empty while the firm has entered no number. */
const regulatorText = ({ body, number }: Firm['regulator']) =>
  number === '' ? '' : `${regulators[body]} ${number}.`

export const offeringFirm = (
  firm: Firm,
  settings: ReturnType<typeof settingsOf>,
): OfferingFirm => ({
  name: firm.brand.name,
  ...(firm.logo ? { logo: logoKey(firm.tenant, firm.logo) } : {}),
  ...(firm.address ? { address: firm.address } : {}),
  phone: firm.phone,
  email: firm.email,
  regulator: regulatorText(firm.regulator),
  ...(settings.get(profileSetting) ?? defaultProfile),
})

/** Returns the firm's origins: https, or the scheme and port of the request when local. */
export const originsOf = (firm: Firm, isLocal: boolean, requestOrigin: string): Origins => {
  const { protocol, port } = isLocal ? new URL(requestOrigin) : { protocol: 'https:', port: '' }
  const domain = firm.domains[0] ?? ''
  const at = (host: string) => `${protocol}//${host}${port && `:${port}`}`
  return {
    main: at(domain),
    clients: at(`${firm.labels.clients}.${domain}`),
    agents: at(`${firm.labels.agents}.${domain}`),
  }
}
