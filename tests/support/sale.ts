/** What opens a sale, without its fee earner. */
export const sale = {
  matter_type: 'sale',
  nation: 'England',
  address: { line: '14 Larkfield Road', town: 'Bristol', postcode: 'BS1 4AA' },
  tenure: 'freehold',
  price: 412_500_00,
  deposit: 0,
  fees: 950_00,
  clients: [
    {
      contact_id: '',
      name: 'Owen Tarrant',
      email: 'owen@tarrant.test',
      phone: null,
      role: 'seller',
    },
  ],
  counterparties: [],
  other_side: null,
  lender: null,
  agency: null,
  assistant: null,
  linked: null,
  flags: [],
  quote_case_id: null,
  instructed_on: '2026-01-05',
}
