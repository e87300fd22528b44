import { quoteBulk } from '#islands/quotes/cases/quote-bulk.ts'
import { quoteParts } from './quote-list.ts'

export default quoteParts(['sent', 'following_up'], {
  views: [{ key: 'all', label: 'All' }],
  bulk: quoteBulk,
})
