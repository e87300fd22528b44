import { quoteParts } from './quote-list.ts'

export default quoteParts([], {
  views: [
    { key: 'all', label: 'Latest' },
    { key: 'open', label: 'Open' },
    { key: 'accepted', label: 'Accepted' },
    { key: 'drafts', label: 'Drafts' },
    { key: 'on-hold', label: 'On hold' },
    { key: 'dead', label: 'Lost' },
  ],
})
