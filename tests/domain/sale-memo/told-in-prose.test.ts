import { describe, expect, test } from 'vitest'
import { readMemo } from '#domain/sale-memo/read/read'
import { textLines } from '#domain/sale-memo/source/text-lines'

/** What a letter with these sentences says. */
const read = (text: string) =>
  readMemo({
    lines: textLines(
      `Rookley & Thrale\nEstate Agents\n\nDear Sirs\n\n9 Pound Lane, Thaxby, YO71 4QQ\n\n${text}\n\nYours faithfully\n\nRookley & Thrale`,
    ),
    sender: null,
    subject: null,
  })

const SOLD =
  'We confirm the sale of the above for £310,000. Mr Leon Ashdown is selling to Ms Hester Coyle.'

const CHAINS = [
  ['The seller is looking for another house.', 'seller', 'buying_on'],
  ['Mr Ashdown is purchasing a bungalow in Marlbeck.', 'seller', 'buying_on'],
  ['Leon has had an offer accepted on a flat by the sea.', 'seller', 'buying_on'],
  ['Mr Ashdown is moving into rented accommodation.', 'seller', 'no_chain'],
  ['The vendor is going to live with his daughter.', 'seller', 'no_chain'],
  ['Mr Ashdown is emigrating to Canada.', 'seller', 'no_chain'],
  ['Mr Ashdown intends to buy another house in the district.', 'seller', 'buying_on'],
  ['The seller has no onward purchase.', 'seller', 'no_chain'],
  ['The seller is moving in with his partner and is not buying.', 'seller', 'no_chain'],
  ['The house is empty and the seller already owns the one he has moved to.', 'seller', 'no_chain'],
  ['Ms Coyle has nothing to sell.', 'buyer', 'no_chain'],
  ['Ms Coyle does not have to sell.', 'buyer', 'no_chain'],
  ['She has sold her own flat subject to contract.', 'buyer', 'selling'],
  ['Ms Coyle has agreed a sale of her own.', 'buyer', 'selling'],
  ['Hester has put her own flat on the market and found a buyer for it.', 'buyer', 'selling'],
  ['The purchaser is a first-time buyer.', 'buyer', 'no_chain'],
  ['Ms Coyle is an investor.', 'buyer', 'no_chain'],
  ['Ms Coyle is buying to let.', 'buyer', 'no_chain'],
  [
    'Ms Coyle sold her last home in the spring and is therefore free of any chain.',
    'buyer',
    'no_chain',
  ],
  ['Ms Coyle lives with her parents at present.', 'buyer', 'no_chain'],
  ['Ms Coyle is in rented accommodation, so there is nobody below her.', 'buyer', 'no_chain'],
  ['Her own sale is agreed.', 'buyer', 'selling'],
  ["The purchaser's own property is under offer.", 'buyer', 'selling'],
  ['The purchase depends on the sale of her cottage.', 'buyer', 'selling'],
] as const

describe('the chain by a sentence', () => {
  test.each(CHAINS)('%s (%s: %s)', (sentence, side, chain) => {
    expect(read(`${SOLD} ${sentence}`).chain[side].value).toBe(chain)
  })
})

const HOMES = [
  [
    'Ms Coyle, who lives at 7 Harbour Row, Overcliffe, is paying from savings.',
    'buyers',
    '7 Harbour Row, Overcliffe',
  ],
  [
    'Ms Coyle is presently at 7 Harbour Row, Overcliffe, which she rents.',
    'buyers',
    '7 Harbour Row, Overcliffe',
  ],
  [
    'The buyer is at present at 7 Harbour Row, Overcliffe, which she has sold.',
    'buyers',
    '7 Harbour Row, Overcliffe',
  ],
  ['The buyer lives at 7 Harbour Row, Overcliffe.', 'buyers', '7 Harbour Row, Overcliffe'],
  [
    'The buyer is renting. She lives at 7 Harbour Row, Overcliffe.',
    'buyers',
    '7 Harbour Row, Overcliffe',
  ],
  [
    'Ms Coyle is a first-time buyer. Her address is 7 Harbour Row, Overcliffe.',
    'buyers',
    '7 Harbour Row, Overcliffe',
  ],
  [
    'Mr Ashdown now lives at Flat 3, 12 Quay Street, Overcliffe.',
    'sellers',
    'Flat 3, 12 Quay Street, Overcliffe',
  ],
  ['Ms Coyle writes from 7 Harbour Row, Overcliffe.', 'buyers', '7 Harbour Row, Overcliffe'],
  [
    'The present address of Ms Coyle is 7 Harbour Row, Overcliffe.',
    'buyers',
    '7 Harbour Row, Overcliffe',
  ],
] as const

describe('where somebody lives by a sentence', () => {
  test.each(HOMES)('%s', (sentence, side, home) => {
    expect(read(`${SOLD} ${sentence}`)[side].value[0]?.address).toBe(home)
  })
})

const PARTIES = [
  [
    'The sellers are Colin Brearley of 4 Beck View, Thaxby, and Susan Maud Irving of 30 Lund Street, Thaxby, as executors of the late Edith Brearley.',
    'sellers',
    ['Colin Brearley', 'Susan Maud Irving'],
  ],
  [
    'We act for Mr Mohammed Iqbal and Mrs Shazia Iqbal, the owners of the above property.',
    'sellers',
    ['Mohammed Iqbal', 'Shazia Iqbal'],
  ],
  [
    'We act for Mr Mohammed Iqbal and Mrs Shazia Iqbal, who have accepted an offer from Dr Henrietta Blythe of £525,000.',
    'buyers',
    ['Henrietta Blythe'],
  ],
  [
    'The buyers are Paul and Moira Threlkeld of 61 Station Parade, Thaxby.',
    'buyers',
    ['Paul Threlkeld', 'Moira Threlkeld'],
  ],
  [
    'Our client, Miss Jocelyn Audrey Fairweather, has accepted £310,000 from your client, Professor Alistair James Munro.',
    'buyers',
    ['Alistair James Munro'],
  ],
  [
    'Our client, Miss Jocelyn Audrey Fairweather, has accepted £310,000 from your client, Professor Alistair James Munro.',
    'sellers',
    ['Jocelyn Audrey Fairweather'],
  ],
  [
    'For sale by Thornbury Relocation Services Ltd. To be bought by Mr Piers Alcott and Miss Hope Ndiaye.',
    'sellers',
    ['Thornbury Relocation Services Ltd'],
  ],
  [
    'For sale by Thornbury Relocation Services Ltd. To be bought by Mr Piers Alcott and Miss Hope Ndiaye.',
    'buyers',
    ['Piers Alcott', 'Hope Ndiaye'],
  ],
  [
    'Callum and Isla Redpath are selling to Ms Tabitha Noor Qureshi at £252,000.',
    'sellers',
    ['Callum Redpath', 'Isla Redpath'],
  ],
  [
    'Callum and Isla Redpath are selling to Ms Tabitha Noor Qureshi at £252,000.',
    'buyers',
    ['Tabitha Noor Qureshi'],
  ],
  [
    'The house is owned by Mr Tom Pell and Mrs Ann Pell, and Ms Una Farr has agreed to buy it at £252,000.',
    'buyers',
    ['Una Farr'],
  ],
  ['Ms Una Farr is to buy the house from Mr Tom Pell for £252,000.', 'buyers', ['Una Farr']],
  ['Ms Una Farr is to buy the house from Mr Tom Pell for £252,000.', 'sellers', ['Tom Pell']],
  [
    'The property is being sold by the trustees, Mr Tom Pell and Mrs Ann Rudd.',
    'sellers',
    ['Tom Pell', 'Ann Rudd'],
  ],
  [
    'Mr Tom Pell, the vendor, has agreed a price of £252,000 with Ms Una Farr.',
    'sellers',
    ['Tom Pell'],
  ],
  [
    'Mr Tom Pell, the vendor, has agreed a price of £252,000 with Ms Una Farr.',
    'buyers',
    ['Una Farr'],
  ],
  [
    'The purchase is in the joint names of Una Farr and Sam Dale.',
    'buyers',
    ['Una Farr', 'Sam Dale'],
  ],
] as const

describe('who sells and who buys by a sentence', () => {
  test.each(PARTIES)('%s (%s: %s)', (sentence, side, names) => {
    expect(
      read(sentence)
        [side].value.map(({ name }) => name)
        .toSorted(),
    ).toEqual([...names].toSorted())
  })
})

const DAYS = [
  ['Our client has asked for completion on 18th December 2026.', 'targetCompletion', '2026-12-18'],
  [
    'The parties wish to complete on 18th December 2026 or before.',
    'targetCompletion',
    '2026-12-18',
  ],
  ['Everybody would like to complete on 5 February 2027.', 'targetCompletion', '2027-02-05'],
  ['Exchange on 18 December 2026, completion on 1 February 2027.', 'targetExchange', '2026-12-18'],
  [
    'Exchange on 18 December 2026, completion on 1 February 2027.',
    'targetCompletion',
    '2027-02-01',
  ],
  ['Those terms were accepted on 24/9/26.', 'offerAcceptedOn', '2026-09-24'],
  [
    'On 14th September 2026 an offer was accepted for the freehold house.',
    'offerAcceptedOn',
    '2026-09-14',
  ],
  [
    'At our sale in the Corn Hall on Wednesday 7 October 2026 the lot was knocked down.',
    'offerAcceptedOn',
    '2026-10-07',
  ],
  ['The property was sold at the auction on 7 October 2026.', 'offerAcceptedOn', '2026-10-07'],
  [
    'A deposit of £31,000 will be available at exchange, which we are asked to bring about by 29th January 2027.',
    'targetExchange',
    '2027-01-29',
  ],
  ['Contracts should be exchanged no later than 29 January 2027.', 'targetExchange', '2027-01-29'],
  ['He would like to be out by 29 January 2027.', 'targetCompletion', '2027-01-29'],
  ['The plot was reserved on 12 October 2026.', 'offerAcceptedOn', '2026-10-12'],
  ['Their offer was agreed to on 12 October 2026.', 'offerAcceptedOn', '2026-10-12'],
] as const

describe('days by a sentence', () => {
  test.each(DAYS)('%s (%s)', (sentence, field, day) => {
    expect(read(`${SOLD} ${sentence}`)[field].value).toBe(day)
  })
})

const AGENTS = [
  [
    'If you need anything, please ask for Rosamund Tice on 01632 960904.',
    'Rosamund Tice',
    '01632 960904',
  ],
  ['Whoever reads this may ring Rosamund Tice on 01632 960904.', 'Rosamund Tice', '01632 960904'],
  ['Enquiries to Rosamund Tice on 01632 960904.', 'Rosamund Tice', '01632 960904'],
  ['The negotiator is Rosamund Tice (01632 960904).', 'Rosamund Tice', '01632 960904'],
  [
    'Rosamund Tice is looking after this sale and can be reached on 01632 960904.',
    'Rosamund Tice',
    '01632 960904',
  ],
  ['Any problems, ring Rosamund Tice, 01632 960904.', 'Rosamund Tice', '01632 960904'],
  [
    'My colleague Rosamund Tice will progress the sale; her number is 01632 960904.',
    'Rosamund Tice',
    '01632 960904',
  ],
  ['Sales progression: Rosamund Tice, 01632 960904.', 'Rosamund Tice', '01632 960904'],
] as const

describe('the person of the agent by a sentence', () => {
  test.each(AGENTS)('%s', (sentence, person, phone) => {
    const { agent } = read(`${SOLD} ${sentence}`)
    expect([agent.negotiator.value, agent.phone.value]).toEqual([person, phone])
  })
})

const MONEY = [
  [
    'A mortgage is being arranged with Fenland Building Society.',
    'mortgage',
    'Fenland Building Society',
  ],
  [
    'She has the benefit of a mortgage offer from the Airedale Provincial.',
    'mortgage',
    'Airedale Provincial',
  ],
  ['Ms Coyle is borrowing from Humber Mutual.', 'mortgage', 'Humber Mutual'],
  ['Ms Coyle is paying from savings.', 'cash', null],
  ["It is being bought from the company's own funds, with no loan.", 'cash', null],
  ['Ms Coyle needs no mortgage.', 'cash', null],
  ['Ms Coyle will pay cash out of an inheritance.', 'cash', null],
  ['Her mortgage will be with the Solway Building Society.', 'mortgage', 'Solway Building Society'],
  ['The purchaser has a decision in principle from Nunley Bank.', 'mortgage', 'Nunley Bank'],
  ['Finance is through the Vale Building Society.', 'mortgage', 'Vale Building Society'],
] as const

describe('the money by a sentence', () => {
  test.each(MONEY)('%s', (sentence, funding, lender) => {
    const told = read(`${SOLD} ${sentence}`)
    expect([told.funding.value, told.lender.value?.replace(/^the /i, '') ?? null]).toEqual([
      funding,
      lender,
    ])
  })
})

test('owners of whom a sentence tells are its sellers, and both lawyers below "Law" are read', () => {
  const told = read(
    [
      'Please take this as our memorandum of the sale of 9 Pound Lane, Thaxby, YO71 4QQ. The owners, Giles and Petra Holloway, have agreed to take £615,000 from Mrs Sunniva Lindqvist and her son Mr Aksel Lindqvist.',
      '',
      'Law: for the Holloways, Sorrel Pyke at Pyke Dunmore LLP; for the Lindqvists, Mr Ned Osgood, Osgood & Vane, 01632 960700.',
    ].join('\n'),
  )
  expect(told.sellers.value.map(({ name }) => name)).toEqual(['Giles Holloway', 'Petra Holloway'])
  expect(told.buyers.value.map(({ name }) => name)).toEqual([
    'Sunniva Lindqvist',
    'Aksel Lindqvist',
  ])
  expect(told.pricePence.value).toBe(61_500_000)
  expect(told.sellerConveyancer.firm.value).toBe('Pyke Dunmore LLP')
  expect(told.buyerConveyancer.phone.value).toBe('01632 960700')
})

test('a couple in capitals has the names that the brackets behind it give', () => {
  const told = readMemo({
    lines: textLines(
      'To: Messrs Hale Orchard, 3 High Street (for the attention of Miss Pia Sands)\n\nDear Miss Sands\n\nRE: 17 THE STRAND, WEXMOUTH, EX70 2BB\nYOUR CLIENTS: MR & MRS T ALDOUS (THOMAS AND GWEN)\n\nYour clients have accepted an offer of £340,000 from Mr Ravi Menon.',
    ),
    sender: null,
    subject: null,
  })
  expect(told.sellers.value.map(({ name }) => name)).toEqual(['Thomas Aldous', 'Gwen Aldous'])
  expect(told.sellerConveyancer.firm.value).toBe('Hale Orchard')
})
