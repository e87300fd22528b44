export const entryTitles = {
  receipt: 'Record a receipt',
  bill: 'Deliver a bill',
  costs: 'Take costs from client money',
  disbursement: 'Record an office payment',
  release: 'Release held money',
  allocation: 'Allocate money from suspense',
  credit: 'Credit a bill',
  reverse: 'Reverse a posting',
  dishonour: 'Record a returned payment',
} as const
