import { useStore } from '@nanostores/react'
import { $permissions } from '#stores/user/permissions'

const links = [
  ['Prices', 'fee-scales.update'],
  ['Import', 'quotes.create', 'quotes.view-any'],
] as const

export const HubLinks = () => {
  const permissions = useStore($permissions)
  return links
    .filter(([, ...can]) => can.every((name) => permissions.includes(name)))
    .map(([label]) => (
      <a key={label} className="btn" href={`?view=${label.toLowerCase()}`}>
        {label}
      </a>
    ))
}
