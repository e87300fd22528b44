import { useStore } from '@nanostores/react'
import { HeadAct } from '#islands/chrome/HeadAct.tsx'
import { $permissions } from '#stores/user/permissions'

const links = [
  ['Prices', 'fee-scales.update'],
  ['Import', 'quotes.create', 'quotes.view-any'],
] as const

export const HubLinks = () => {
  const permissions = useStore($permissions)
  return links.map(([label, ...can]) => (
    <HeadAct key={label} may={can.every((name) => permissions.includes(name))}>
      <a className="btn" href={`?view=${label.toLowerCase()}`}>
        {label}
      </a>
    </HeadAct>
  ))
}
