import type * as z from 'zod/mini'
import { omit } from 'zod/mini'
import { optionsOf } from '#components/form/options-of.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { Verdict } from '#domain/act'
import type { Refusal } from '#domain/refusal'
import { ReleaseBody } from '#domain/sale-ready-pack/bodies'
import { packPartyLabels } from '#domain/sale-ready-pack/labels'
import type { PackView } from '#domain/sale-ready-pack/view'
import { addToast } from '#stores/chrome/toasts'
import { releasePack } from '#stores/sale-ready-pack/pack'

const Body = omit(ReleaseBody, { version: true })
type Body = z.output<typeof Body>

const fields = [
  {
    name: 'party',
    label: 'Who they are',
    kind: 'select',
    width: 'w6',
    options: optionsOf(packPartyLabels),
  },
  { name: 'name', label: 'Name', kind: 'text', width: 'w3' },
  { name: 'email', label: 'Email', kind: 'email', width: 'w3' },
] as const

type Props = { view: PackView; refusal: Verdict; onDone: () => void }

/** Sends a link to somebody, or says what has to come first. */
export default function ReleasePack({ view, refusal, onDone }: Props) {
  if (refusal !== true) return <NotReady refusal={refusal} onDone={onDone} />
  return <ReleaseForm pack={view.pack} onDone={onDone} />
}

const NotReady = ({ refusal, onDone }: { refusal: Refusal; onDone: () => void }) => (
  <>
    <p>{refusal.message}</p>
    <ul className="pack-missing">
      {(refusal.detail.missing ?? []).map(({ what, href }) => (
        <li key={what}>
          <a href={href}>{what}</a>
        </li>
      ))}
    </ul>
    <div className="feet">
      <button type="button" className="btn" onClick={onDone}>
        Close
      </button>
    </div>
  </>
)

const ReleaseForm = ({ pack, onDone }: { pack: PackView['pack']; onDone: () => void }) => {
  const release = async (body: Body, key: string, version: number) => {
    await releasePack({ id: pack.id, version }, body, key)
    addToast({ severity: 'success', summary: `Released to ${body.name}`, life: 4000 })
    onDone()
  }
  return (
    <>
      <p>
        They get an email with a link of their own, which works for 180 days. You see when they open
        it, and can end it at any time.
      </p>
      <SchemaForm
        of={`release ${pack.id}`}
        schema={Body}
        fields={fields}
        start={{ party: 'conveyancer', name: '', email: '' }}
        version={pack.version}
        submit="Release"
        onCancel={onDone}
        onSubmit={release}
      />
    </>
  )
}
