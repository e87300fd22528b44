import { useStore } from '@nanostores/react'
import { changeOwnBrand } from '#stores/agent/brand'
import { $agentHome } from '#stores/agent/home'
import { BrandFields } from './BrandFields.tsx'

/** How the pages of the agency look, for whoever manages it. */
export default function OwnBrand() {
  const agency = useStore($agentHome).data?.agency
  if (agency === undefined) return null
  return (
    <>
      <p className="mute">Everybody from {agency.name} who signs in here sees it.</p>
      <BrandFields
        brand={agency.brand}
        save={(part, key) => changeOwnBrand(agency.version, part, key)}
      />
    </>
  )
}
