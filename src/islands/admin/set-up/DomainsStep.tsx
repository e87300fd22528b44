import { useStore } from '@nanostores/react'
import { Loaded } from '#components/Loaded.tsx'
import { $firmView } from '#stores/firm/firm'

const places = [
  ['', 'Staff'],
  ['clients.', 'Clients'],
  ['agents.', 'Estate agents'],
  ['quotes.', 'New business'],
] as const

/** The hosts of the firm, which only an operator changes. */
export default function DomainsStep() {
  return (
    <Loaded from={useStore($firmView)} retry={() => $firmView.revalidate()}>
      {({ hosts }) => (
        <>
          <dl className="access-list">
            {hosts.flatMap((host) =>
              places.map(([label, who]) => (
                <div key={label + host}>
                  <dt>{who}</dt>
                  <dd>{label + host}</dd>
                </div>
              )),
            )}
          </dl>
          <p className="mute">Whoever runs Deedbox for you adds or changes hosts.</p>
        </>
      )}
    </Loaded>
  )
}
