import { useStore } from '@nanostores/react'
import type { ClientCase } from '#domain/conveyance/portal/case'
import { firm } from '#lib/firm'
import { href } from '#routes'
import { $clientCases } from '#stores/conveyance/portal/case'

export const OtherCase = ({ clientCase }: { clientCase: ClientCase }) => {
  const others = (useStore($clientCases).data ?? []).filter((other) => other.id !== clientCase.id)
  return (
    <p className="other-cases">
      {others.map((other) => (
        <a
          key={other.id}
          className="link"
          href={`${href('clients-milestones', {}, firm.audience)}?case=${other.id}`}
        >
          {other.kind} {other.address.line}
        </a>
      ))}
    </p>
  )
}
