import { useStore } from '@nanostores/react'
import { SelectField } from '#components/Fields.tsx'
import { SearchField } from '#components/form/SearchField.tsx'
import { messageStatusNames } from '#domain/communication/labels'
import type { Message } from '#domain/communication/message'
import { entriesOf } from '#domain/entries'
import { $route, setSearch } from '#stores/chrome/route'

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type Key = 'q' | 'status'

/** Narrows the log of messages to words, a name or an address, and to what became of them. */
export const MessageFilters = () => {
  const typed = new URLSearchParams(useStore($route).search)
  const set = (key: Key, value: string) => {
    const next = new URLSearchParams(typed)
    if (value === '') next.delete(key)
    else next.set(key, value)
    setSearch(next.size === 0 ? '' : `?${next}`)
  }
  return (
    <div className="row wrap message-filters">
      <SearchField
        label="Find a message"
        value={typed.get('q') ?? ''}
        onChange={(words) => set('q', words)}
      />
      <SelectField
        name="status"
        label="What became of it"
        value={typed.get('status') ?? ''}
        options={[
          { value: '', label: 'All messages' },
          ...entriesOf(messageStatusNames).map(([value, label]) => ({
            value,
            label: capitalised(label),
          })),
        ]}
        onChange={(status: Message['status'] | '') => set('status', status)}
      />
    </div>
  )
}
