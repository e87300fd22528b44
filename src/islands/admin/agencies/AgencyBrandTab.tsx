import { reasonAgainst } from '#domain/act'
import { agencyActs } from '#domain/agent/acts'
import type { AgencyView } from '#domain/agent/view'
import { BrandFields } from '#islands/agents/brand/BrandFields.tsx'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { changeBrand } from '#stores/agent/brand'

/** The logo and the colour that the agency's people see when they sign in. */
export default function AgencyBrandTab({ view: { agency, has_namesake } }: { view: AgencyView }) {
  const against = reasonAgainst(agencyActs(agency, has_namesake, useActingPerson()).change)
  return (
    <section className="sec">
      <header>
        <h2>Logo and colour</h2>
      </header>
      <p className="mute">
        People from {agency.name} see them on their pages. Their managers can change them too.
      </p>
      {against === undefined ? (
        <BrandFields brand={agency.brand} save={(part, key) => changeBrand(agency, part, key)} />
      ) : (
        <p>{against}</p>
      )}
    </section>
  )
}
