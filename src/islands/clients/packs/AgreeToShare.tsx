import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { ClientConsent } from '#domain/sale-ready-pack/bodies'
import type { ClientPack } from '#domain/sale-ready-pack/view'
import { shortInstant } from '#lib/format'
import { agreeToShare } from '#stores/sale-ready-pack/of-client'

const fields: readonly FormPart[] = [
  { name: 'name', label: 'Your full name', kind: 'text', width: 'w6', autoComplete: 'name' },
  {
    name: 'agree',
    label:
      'These answers are right as far as I know. I may give them for all owners, and you may share them with the buyer, their conveyancer and the estate agent.',
    kind: 'check',
    width: 'w6',
  },
]

/** How a seller agrees that the pack may be shared; says so when they have. */
export const AgreeToShare = ({ pack }: { pack: ClientPack }) => {
  const own = pack.consents.find(({ name }) => name === pack.own_name)
  const others = pack.sellers.filter(
    (name) => name !== pack.own_name && pack.consents.every((it) => it.name !== name),
  )
  return (
    <section className="my-part">
      <h2>May we share your answers?</h2>
      {own ? (
        <p className="client-text">
          You agreed on {shortInstant(own.at)}.
          {others.length > 0 && ` We are waiting for ${others.join(' and ')}.`}
        </p>
      ) : (
        <SchemaForm
          of={`agree ${pack.id}`}
          schema={ClientConsent}
          fields={fields}
          start={{ name: '', agree: false }}
          submit="Agree"
          isBig
          onSubmit={({ name }, key) => agreeToShare(pack.id, name, key)}
        />
      )}
    </section>
  )
}
