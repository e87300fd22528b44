import { describe, expect, test } from 'vitest'
import { readMemo } from '#domain/sale-memo/read/read'
import { textLines } from '#domain/sale-memo/source/text-lines'

const HEAD = `Rookley & Thrale
Estate Agents

Dear Sirs

9 Pound Lane, Thaxby, YO71 4QQ

We are pleased to confirm the sale of the above for £310,000. Mr Leon Ashdown is selling to Ms Hester Coyle. `

const read = (sentence: string) =>
  readMemo({
    lines: textLines(`${HEAD}\n\n${sentence}\n\nYours faithfully\n\nRookley & Thrale`),
    sender: null,
    subject: null,
  })

type Told = readonly [
  sentence: string,
  side: 'seller' | 'buyer',
  firm: string | null,
  handler: string | null,
  email?: string | undefined,
  phone?: string | undefined,
]

const TOLD: readonly Told[] = [
  [
    'Mr Ashdown has instructed Mr Tim Ager of Harpenden Voss LLP (t.ager@harpendenvoss.example).',
    'seller',
    'Harpenden Voss LLP',
    'Tim Ager',
    't.ager@harpendenvoss.example',
  ],
  [
    'The seller is represented by Catherine Nunn of Wetherby Nunn LLP, cnunn@wetherbynunn.example.',
    'seller',
    'Wetherby Nunn LLP',
    'Catherine Nunn',
    'cnunn@wetherbynunn.example',
  ],
  [
    'Kirsty Yule at Fairbairn Yule (kyule@fairbairnyule.example) has the file for Mr Ashdown.',
    'seller',
    'Fairbairn Yule',
    'Kirsty Yule',
    'kyule@fairbairnyule.example',
  ],
  ['Lowther Pell acts for the vendor.', 'seller', 'Lowther Pell', null],
  [
    'Acting for Ms Coyle is Harriet Oyston at Boothby Conveyancing, 01632 960551.',
    'buyer',
    'Boothby Conveyancing',
    'Harriet Oyston',
    undefined,
    '01632 960551',
  ],
  ['Ms Coyle has gone with Marlow Fitch Solicitors.', 'buyer', 'Marlow Fitch Solicitors', null],
  [
    'Hester is using Marlow Fitch Solicitors, where Dan Osei has the file.',
    'buyer',
    'Marlow Fitch Solicitors',
    'Dan Osei',
  ],
  ["The purchaser's conveyancing is being done by Tarn & Holt.", 'buyer', 'Tarn & Holt', null],
  ['The buyer, c/o Tarn Holt Law, is a first-time buyer.', 'buyer', 'Tarn Holt Law', null],
  [
    'Legal work for the buyer is with Osborne Pym LLP (Sally Pym).',
    'buyer',
    'Osborne Pym LLP',
    'Sally Pym',
  ],
  ["Ms Coyle's lawyer is Peter Quill of Quill Dane.", 'buyer', 'Quill Dane', 'Peter Quill'],
  [
    'Solicitor to the vendor: Marchbank Lisle, Mrs Olive Lisle.',
    'seller',
    'Marchbank Lisle',
    'Olive Lisle',
  ],
  [
    "Mr Ashdown's sale is being handled by Pia Rowe at Rowe Stannard, p.rowe@rowestannard.example.",
    'seller',
    'Rowe Stannard',
    'Pia Rowe',
    'p.rowe@rowestannard.example',
  ],
  ['Leon has appointed Stannard Law.', 'seller', 'Stannard Law', null],
  [
    'For the purchaser, Bream & Co, 01632 960111.',
    'buyer',
    'Bream & Co',
    null,
    undefined,
    '01632 960111',
  ],
  ['The owner has retained Messrs Bream Ludd.', 'seller', 'Bream Ludd', null],
  ['Bream Ludd represent the owner.', 'seller', 'Bream Ludd', null],
  ['Miss Una Farr, of Farr Legal, acts for Hester Coyle.', 'buyer', 'Farr Legal', 'Una Farr'],
  [
    'The legal side for the seller is being dealt with by Tom Birkin at Castle Birkin.',
    'seller',
    'Castle Birkin',
    'Tom Birkin',
  ],
  ['Instructions for the buyer are with Castle Birkin LLP.', 'buyer', 'Castle Birkin LLP', null],
  ['Ms Coyle rents at present. She has instructed Castle Birkin.', 'buyer', 'Castle Birkin', null],
  [
    'Ms Coyle rents at present. Her solicitor is Joy Unwin of Castle Birkin.',
    'buyer',
    'Castle Birkin',
    'Joy Unwin',
  ],
  ['Ms Coyle rents at present. Castle Birkin will act for her.', 'buyer', 'Castle Birkin', null],
  [
    'Mr Ashdown is advised by Joy Unwin, Castle Birkin Solicitors.',
    'seller',
    'Castle Birkin Solicitors',
    'Joy Unwin',
  ],
  [
    'Castle Birkin is instructed by the seller and Dunn Orme by the buyer.',
    'seller',
    'Castle Birkin',
    null,
  ],
  [
    'Castle Birkin is instructed by the seller and Dunn Orme by the buyer.',
    'buyer',
    'Dunn Orme',
    null,
  ],
  [
    'Solicitors acting for the seller are Dunn Orme, and for the buyer Castle Birkin.',
    'buyer',
    'Castle Birkin',
    null,
  ],
  [
    'The vendor has engaged Dunn Orme; the purchaser has engaged Castle Birkin.',
    'buyer',
    'Castle Birkin',
    null,
  ],
  ["The seller's solicitor, Dunn Orme, will send the contract.", 'seller', 'Dunn Orme', null],
  [
    'Please send the paperwork for the buyer to Castle Birkin, marked for Joy Unwin.',
    'buyer',
    'Castle Birkin',
    'Joy Unwin',
  ],
  [
    'Joy Unwin (Castle Birkin) is the conveyancer for the buyer.',
    'buyer',
    'Castle Birkin',
    'Joy Unwin',
  ],
  [
    'Ms Coyle will be represented by Castle Birkin, telephone 01632 960111.',
    'buyer',
    'Castle Birkin',
    null,
    undefined,
    '01632 960111',
  ],
  [
    'Ms Coyle is being looked after by Joy Unwin from Castle Birkin.',
    'buyer',
    'Castle Birkin',
    'Joy Unwin',
  ],
  ['Mr Ashdown has Castle Birkin acting for him.', 'seller', 'Castle Birkin', null],
  ['On the sale side we have Joy Unwin at Castle Birkin.', 'seller', 'Castle Birkin', 'Joy Unwin'],
  ['On the purchase side it is Joy Unwin at Castle Birkin.', 'buyer', 'Castle Birkin', 'Joy Unwin'],
  ['Contracts will come from Castle Birkin for the seller.', 'seller', 'Castle Birkin', null],
  [
    'The draft contract will be sent by Castle Birkin, who act for Mr Ashdown.',
    'seller',
    'Castle Birkin',
    null,
  ],
  [
    'Ms Coyle tells us that Joy Unwin of Castle Birkin will be dealing with her purchase.',
    'buyer',
    'Castle Birkin',
    'Joy Unwin',
  ],
  ['You can write to the buyer through Castle Birkin.', 'buyer', 'Castle Birkin', null],
  [
    'Joy Unwin, a partner in Castle Birkin, acts for the buyer.',
    'buyer',
    'Castle Birkin',
    'Joy Unwin',
  ],
  [
    "The buyer's lawyers, Castle Birkin (Joy Unwin), have been told.",
    'buyer',
    'Castle Birkin',
    'Joy Unwin',
  ],
  ['Castle Birkin have been instructed on behalf of the vendor.', 'seller', 'Castle Birkin', null],
  [
    'The vendor has placed the matter in the hands of Castle Birkin.',
    'seller',
    'Castle Birkin',
    null,
  ],
  ['Ms Coyle has asked Joy Unwin of Castle Birkin to act.', 'buyer', 'Castle Birkin', 'Joy Unwin'],
  ['Mr Ashdown uses Castle Birkin; Ms Coyle uses Dunn Orme.', 'buyer', 'Dunn Orme', null],
  ['For Mr Ashdown: Castle Birkin. For Ms Coyle: Dunn Orme.', 'buyer', 'Dunn Orme', null],
  [
    'Mr Ashdown (Castle Birkin) and Ms Coyle (Dunn Orme) both wish to move soon.',
    'seller',
    'Castle Birkin',
    null,
  ],
  [
    'The solicitor whom Ms Coyle has chosen is Joy Unwin at Castle Birkin.',
    'buyer',
    'Castle Birkin',
    'Joy Unwin',
  ],
  ['The buyer has not yet chosen a solicitor.', 'buyer', null, null],
  ['Mr Ashdown has yet to appoint a conveyancer.', 'seller', null, null],
]

describe('who acts for a side by a sentence', () => {
  const told = TOLD.map(([sentence, side, firm, handler, email = null, phone = null]) => ({
    ...{ sentence, side, firm, handler, email, phone },
  }))
  test.each(told)('$sentence ($side)', ({ sentence, side, firm, handler, email, phone }) => {
    const { sellerConveyancer, buyerConveyancer } = read(sentence)
    const found = side === 'seller' ? sellerConveyancer : buyerConveyancer
    expect([found.firm.value, found.handler.value]).toEqual([firm, handler])
    if (email !== null) expect(found.email.value).toBe(email)
    if (phone !== null) expect(found.phone.value).toBe(phone)
  })
})
