import type { Conveyance } from '#domain/conveyance/conveyance'

/** What somebody replies where the facts of a case give no reply, by topic. */
export const typedReply = (key: string, { agency, lender }: Conveyance): string => {
  const keys = agency
    ? `Collect the keys from ${agency.agency.name} once we confirm that the money has arrived.`
    : 'We hold the keys and release them once the money has arrived.'
  const replies: Readonly<Record<string, string>> = {
    possession: 'Vacant possession is given on completion.',
    keys,
    mortgages: lender
      ? `The charge in favour of ${lender.name} will be redeemed on completion. See our undertaking.`
      : 'There is no charge over the property.',
    method: lender
      ? 'By same-day bank transfer to the lender, as soon as your money has arrived.'
      : 'There is nothing to redeem.',
    documents: 'We hand over the signed transfer on completion.',
  }
  return replies[key] ?? 'Confirmed.'
}

export const redemptionOf = (lender: string) =>
  `In consideration of your completing today, we undertake to pay to ${lender} the money required to redeem the charge over the property, and to send you confirmation of the discharge within five working days of receiving it.`

export const deedsOf =
  'We undertake to send you the signed transfer and the keys’ receipt by document exchange on the day of completion.'

export const registryPoints = [
  'Please lodge the certificate that the restriction in entry 4 of the proprietorship register asks for.',
  'The name of the transferee in panel 5 of the transfer is not that in the application. Please confirm which is right.',
]
