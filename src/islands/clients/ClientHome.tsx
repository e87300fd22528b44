import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { ClientCase } from '#domain/conveyance/portal/case'
import { firm } from '#lib/firm'
import { href } from '#routes'
import { $clientCases } from '#stores/conveyance/portal/case'
import { $session } from '#stores/user/session'
import { ClientOnly } from './ClientOnly.tsx'
import { Waiting } from './Waiting.tsx'

export default function ClientHome() {
  return (
    <ClientOnly>
      <Cases />
    </ClientOnly>
  )
}

const Cases = () => {
  const cases = useStore($clientCases)
  const user = useStore($session)?.user
  const preferred = cases.data
    ?.map((it) => it.preferred_names?.[user?.contact_id ?? ''])
    .find(Boolean)
  const name = preferred ?? user?.first_name
  return (
    <Loaded from={cases} skeleton={<Skeleton rows={8} />} retry={() => $clientCases.revalidate()}>
      {(list) => (
        <div className="portal">
          <h1 className="client-hello">Hello{name ? `, ${name}` : ''}</h1>
          {list.length === 0 && (
            <p className="client-text">
              Your case will appear here when we start work on it. Until then, there is nothing you
              need to do.
            </p>
          )}
          {list.map((it) => (
            <CaseTile key={it.id} clientCase={it} />
          ))}
          <BankWarning />
        </div>
      )}
    </Loaded>
  )
}

const CaseTile = ({ clientCase }: { clientCase: ClientCase }) => (
  <article className="client-tile">
    <p className="client-kind">{clientCase.kind}</p>
    <h2>{clientCase.address.line}</h2>
    <Waiting clientCase={clientCase} />
    <a
      className="btn big"
      href={`${href('clients-milestones', {}, firm.audience)}?case=${clientCase.id}`}
    >
      See every step <Icon name="chevron-right" />
    </a>
  </article>
)

/** Warns about changed bank details, on every page that may concern money. */
export const BankWarning = () => (
  <aside className="bank-warning">
    <Icon name="shield-check" />
    <p>
      <b>Our bank details never change by email.</b> If a message says they have, do not pay. Call
      us on {firm.phone} first.
    </p>
  </aside>
)
