import { useState } from 'react'
import ListTools from '#components/list/ListTools.tsx'
import { columnsOf } from '#components/list/list-columns.ts'
import { searchWith, sortIn } from '#components/list/list-search.ts'
import type { Density, RowLines } from '#components/list/list-tools.ts'
import { addToast } from '#stores/chrome/toasts'

export const about = {
  heading: 'Filters and columns of a list',
  words: 'filter chips find search columns chooser order density csv export sort',
}

const columns = [
  { key: 'ref', head: 'Ref', sort: 'ref' },
  { key: 'client', head: 'Client', sort: 'client' },
  { key: 'fees', head: 'Fees', isExtra: true },
]

const filters = [
  {
    name: 'matter_type',
    label: 'Matter',
    options: [
      { value: 'sale', label: 'Sale' },
      { value: 'purchase', label: 'Purchase' },
    ],
  },
  {
    name: 'fee_earner',
    label: 'Fee earner',
    options: async () => [{ value: '1', label: 'Eleanor Shaw' }],
  },
]

const dates = {
  label: 'Next date',
  kinds: [
    { value: 'exchange', label: 'Exchange target' },
    { value: 'completion', label: 'Completion date or target' },
  ],
  usual: ['exchange', 'completion'],
}

/** The toolbar of a list. Its query belongs in the address; this example keeps it in state. */
export default function Tools() {
  const [search, setSearch] = useState('?matter_type=sale')
  const [density, setDensity] = useState<Density>('normal')
  const [lines, setLines] = useState<RowLines>('two')
  return (
    <div className="list-page" data-density={density} data-lines={lines}>
      <div className="list-line">
        <ListTools
          search={search}
          onChange={(change) => setSearch(searchWith(search, change))}
          filters={filters}
          dates={dates}
          found="9 cases"
          find={{ placeholder: 'Name or reference' }}
          columns={columns}
          shown={columnsOf(columns, new URLSearchParams(search).get('columns'))}
          sort={sortIn(search, { by: 'ref', direction: 'asc' })}
          density={density}
          onDensity={setDensity}
          lines={lines}
          onLines={setLines}
          onExport={async () => addToast({ severity: 'success', summary: 'Cases exported' })}
        />
      </div>
      <p className="ref">{search || 'No filters'}</p>
    </div>
  )
}
