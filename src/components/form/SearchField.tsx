import type { ReactNode } from 'react'
import { Icon } from '#components/Icon.tsx'

type Props = {
  label: string
  value: string
  onChange: (words: string) => void
  busy?: boolean
  children?: ReactNode
}

/** A search input; Escape clears it. */
export const SearchField = ({ label, value, onChange, busy, children }: Props) => (
  <search className="search-field" aria-busy={busy || undefined}>
    <Icon name="search" />
    <input
      type="search"
      className="input"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && onChange('')}
    />
    {children}
  </search>
)
