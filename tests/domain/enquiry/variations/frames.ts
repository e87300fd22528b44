import { oneOf } from './random.ts'

const openings = [
  'We act for the buyer in this matter and have the following enquiries.',
  'Further to your letter of 3 March 2026 we raise the following additional enquiries:',
  'Having considered the contract papers, our enquiries are as follows:',
  'Thank you for the contract pack. We have reviewed it and would be grateful for your replies to the enquiries below.',
  'We have now had the opportunity to review the papers and set out our enquiries below.',
  'Please let us have replies to the following:',
  'Please see our enquiries below.',
  'We write further to the above and raise these points.',
  'Our client has instructed us to raise the following matters.',
  'I refer to the above matter and to your recent correspondence.',
]

const closings = [
  'We look forward to hearing from you.',
  'We reserve the right to raise further enquiries.',
  'We would be grateful for your replies by return.',
  'Please do not hesitate to contact us if anything is unclear.',
  'Our client is keen to exchange by the end of the month, so your early replies would be appreciated.',
  'These enquiries are raised without prejudice to any further enquiries that may arise from our searches.',
  'Once we have your replies we will report to our client.',
  'Please confirm receipt of this letter.',
  'We await hearing from you.',
  'Kindly let us have your replies as soon as you are able.',
]

const parts = (random: () => number) => ({
  opening: oneOf(random, openings),
  closing: oneOf(random, closings),
})

type Frame = (body: string, random: () => number) => string

/** What stands around a list. */
export const frames: Readonly<Record<string, Frame>> = {
  none: (body) => body,
  title: (body) =>
    `ADDITIONAL ENQUIRIES\n\nProperty: 14 Larch Road, Wells BA5 1AA\nSeller: J Carr\nBuyer: M Osei\n\n${body}`,
  'title alone': (body) => `Enquiries raised by the buyer's solicitors\n\n${body}`,
  schedule: (body) =>
    `SCHEDULE OF ENQUIRIES\n14 Larch Road, Wells\n\n${body}\n\nDated 14 March 2026\n\nSigned ......................\nMarlow & Penn LLP\nSolicitors for the buyer`,
  letter: (body, random) => {
    const { opening, closing } = parts(random)
    return `Marlow & Penn LLP\n1 Castle Street\nWells\nBA5 2PN\n\nOur ref: JB/OSE0012-1\nYour ref: TR/4412\nDate: 14 March 2026\n\nBy email only\n\nDear Sirs\n\nOur client: M Osei\nYour client: J Carr\nProperty: 14 Larch Road, Wells BA5 1AA\n\n${opening}\n\n${body}\n\n${closing}\n\nYours faithfully\n\nMarlow & Penn LLP\n\nMarlow & Penn LLP is authorised and regulated by the Solicitors Regulation Authority (no 123456). A list of members is open to inspection.`
  },
  'letter re': (body, random) => {
    const { opening, closing } = parts(random)
    return `Dear Colleague\n\nRe: 14 Larch Road, Wells BA5 1AA - Osei from Carr\n\n${opening}\n\n${body}\n\n${closing}\n\nKind regards\nJo Bell\nAssistant conveyancer`
  },
  mail: (body, random) => {
    const { opening, closing } = parts(random)
    return `From: Jo Bell <jo.bell@marlowpenn.test>\nSent: 14 March 2026 09:12\nTo: Tom Reid <tom.reid@harcourt.test>\nSubject: Osei from Carr - 14 Larch Road\n\nHi Tom,\n\n${opening}\n\n${body}\n\n${closing}\n\nMany thanks,\n\nJo\n\nJo Bell | Conveyancer | Marlow & Penn LLP\nT: 01749 000000 | E: jo.bell@marlowpenn.test\n\nCYBER FRAUD: our bank details will not change during a matter.\nThis email is confidential and intended solely for the addressee.`
  },
  history: (body, random) => {
    const { opening } = parts(random)
    return `Good morning Tom\n\n${opening}\n\n${body}\n\nRegards\n\nJo\n\n-----Original Message-----\nFrom: Tom Reid\nSent: 12 March 2026 16:40\nTo: Jo Bell\nSubject: RE: Osei from Carr\n\nHi Jo\n\nPlease confirm that your client has funds in place. When do you hope to exchange?\n\nTom`
  },
}

export { closings, openings }
