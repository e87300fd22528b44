const row = (number) => ({
  id: number,
  ref: `C-${1000 + number}`,
  client: `Priya Shah ${number}`,
  property: `${number} Acacia Avenue, LS1`,
  matter: 'Purchase',
  stage: 'Enquiries raised',
  holder: `Seller's solicitor, ${number % 9} of 5`,
  next: 'Chase replies to enquiries',
  due: `2026-03-${String((number % 28) + 1).padStart(2, '0')}`,
  enquiries: number % 5,
  target: '2026-04-24',
  contact: `${number % 12} days`,
})

export default defineEventHandler(() => Array.from({ length: 50 }, (_, at) => row(at + 1)))
