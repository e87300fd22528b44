import type { TableSetting } from './tables.ts'

const plain: TableSetting = {
  heads: ['No', 'Enquiry', 'Reply'],
  cells: 'tabs',
  headings: 'none',
  label: '1',
}

const heads: readonly string[] = [
  'No|Enquiry',
  'No.|Enquiry|Reply',
  'Nr|Enquiries|Replies',
  '#|Question|Answer',
  'Ref|Query|Response',
  'Item|Enquiry raised|Seller’s reply',
  'Enq No|Buyer’s enquiry|Seller’s response',
  '|Enquiry|Response',
  'No|Buyer’s Solicitors’ Enquiries|Seller’s Solicitors’ Replies',
  'No|Enquiry|Reply|Comment',
  'No|Enquiry|Reply|Comments',
  'No|Enquiry|Seller’s reply|Buyer’s comment',
  'No|Enquiry|Response|Buyer’s response',
  'No|Enquiry|Reply 20.11.26|Comment 27.11.26',
  'No|Enquiry|Reply|Further comment',
  'No|Enquiry|Reply|Our observations',
  'No|Enquiry|Reply|Follow-up',
  'No|Enquiry|Reply|Buyer’s further enquiry',
  'No|Enquiry|Seller|Buyer',
  'No|Requisition|Reply|Outstanding point',
]

const changes: Readonly<Record<string, Partial<TableSetting>>> = {
  ...Object.fromEntries(heads.map((it) => [it, { heads: it.split('|') }])),
  'labels 1.': { label: '1.' },
  'labels 1)': { label: '1)' },
  'labels AE1': { label: 'AE1' },
  'labels Q1': { label: 'Q1' },
  'labels 1.1': { label: '4.1' },
  'heading rows': { headings: 'rows' },
  'topic column': { headings: 'column' },
  'no names': { heads: ['', '', ''] },
  'no names, comments': { heads: ['', '', '', ''] },
}

const cells: readonly TableSetting['cells'][] = ['tabs', 'bars', 'barred', 'commas']

/** What is done to a table, by what it becomes. */
export const tableKinds: Readonly<Record<string, TableSetting>> = Object.fromEntries(
  cells.flatMap((cell) =>
    Object.entries(changes)
      .filter(([name]) => cell !== 'commas' || !/^no names|^\||heading rows/.test(name))
      .map(([name, change]) => [`${cell}: ${name}`, { ...plain, cells: cell, ...change }]),
  ),
)
