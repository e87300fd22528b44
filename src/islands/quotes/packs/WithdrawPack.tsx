import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { WithdrawalBody } from '#domain/sale-ready-pack/bodies'
import type { PackView } from '#domain/sale-ready-pack/view'
import { withdrawPack } from '#stores/sale-ready-pack/pack'

const Body = z.pick(WithdrawalBody, { reason: true })

type Props = { view: PackView; onDone: () => void }

/** Ends a pack and every link to it. */
export default function WithdrawPack({ view: { pack }, onDone }: Props) {
  return (
    <>
      <p>Every link to this pack stops working at once. The pack and its history stay.</p>
      <SchemaForm
        of={`withdraw ${pack.id}`}
        schema={Body}
        fields={[{ name: 'reason', label: 'Reason', kind: 'text', width: 'w6' }]}
        start={{ reason: '' }}
        version={pack.version}
        submit="Withdraw"
        danger
        onCancel={onDone}
        onSubmit={async ({ reason }, key, version) => {
          await withdrawPack({ id: pack.id, version }, reason, key)
          onDone()
        }}
      />
    </>
  )
}
