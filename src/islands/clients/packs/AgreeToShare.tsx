import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { ClientConsent } from '#domain/sale-ready-pack/bodies'
import { ownAwaited } from '#domain/sale-ready-pack/client'
import type { ClientPack } from '#domain/sale-ready-pack/view'
import { dayOf, plainDate } from '#lib/format'
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
  const awaited = ownAwaited(pack)
  return (
    <section className="my-part">
      <h2>May we share your answers?</h2>
      <Given pack={pack} awaited={awaited} />
      {awaited.length > 0 && (
        <SchemaForm
          of={`agree ${pack.id} ${awaited.length}`}
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

/** Who agreed, and who of the sellers has still to. */
const Given = ({ pack, awaited }: { pack: ClientPack; awaited: readonly string[] }) => {
  const given = pack.consents.filter(({ name }) => pack.own_names.includes(name))
  const others = pack.sellers.filter(
    (name) =>
      !pack.own_names.includes(name) &&
      !pack.consents.some((it) => it.name === name && it.is_current),
  )
  return (
    <>
      {given.map(({ name, at, is_current }) => (
        <p key={name} className="client-text">
          {pack.own_names.length > 1 ? name : 'You'} agreed on {plainDate(dayOf(at))}.
          {!is_current &&
            ' Since then an answer has changed. Please check the answers and agree again.'}
        </p>
      ))}
      {awaited.length > 0 && pack.own_names.length > 1 && (
        <p className="client-text">
          Each of you agrees under their own name: {awaited.join(' and ')}.
        </p>
      )}
      {awaited.length === 0 && others.length > 0 && (
        <p className="client-text">We are waiting for {others.join(' and ')}.</p>
      )}
    </>
  )
}
