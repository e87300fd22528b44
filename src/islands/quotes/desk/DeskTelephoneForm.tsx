import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { telephoneAddressProblem } from '#domain/call/telephone'
import type { DeskDetail, TelephoneTest } from '#domain/lead/desk/settings-api'
import { shortInstant } from '#lib/format'
import { showRefusal } from '#stores/chrome/show-refusal'
import { testTelephone } from '#stores/lead/desk-settings'
import { DeskKey } from './DeskKey.tsx'
import { savePart } from './desk-form.ts'

type Typed = { readonly kind: string; readonly address?: string | undefined }
const problemOf = ({ kind, address = '' }: Typed) =>
  kind === 'webhook' ? telephoneAddressProblem(address.trim()) : null

const Body = z
  .object({ kind: z.enum(['by_hand', 'webhook']), address: z.optional(z.string()) })
  .check(({ value, issues }) => {
    const message = problemOf(value)
    if (message !== null) issues.push({ code: 'custom', path: ['address'], message, input: value })
  })

const fields: readonly FormPart[] = [
  {
    name: 'kind',
    label: 'Calls are made',
    kind: 'choice',
    width: 'w6',
    options: [
      { value: 'by_hand', label: 'Manually' },
      { value: 'webhook', label: 'By a telephone system' },
    ],
  },
  {
    name: 'address',
    label: 'Address for call requests',
    hint: 'The system’s own address, starting with https://. Each request is signed with the key below.',
    kind: 'text',
    width: 'w6',
    when: ({ kind }) => kind === 'webhook',
  },
]

export const DeskTelephoneForm = ({ desk }: { desk: DeskDetail }) => {
  const { settings } = desk
  return (
    <>
      <SchemaForm
        schema={Body}
        submit="Save telephone settings"
        of="telephone"
        version={settings.version}
        start={settings.telephone}
        fields={fields}
        onSubmit={({ kind, address = '' }, key, version) =>
          savePart('telephone', { telephone: { kind, address } }, version, key)
        }
      />
      <TelephoneConnection desk={desk} />
    </>
  )
}

/** Where the telephone system sends its events, with its key and a test. */
const TelephoneConnection = ({ desk }: { desk: DeskDetail }) => (
  <dl className="access-list lead-doors">
    <div>
      <dt>Send call events to</dt>
      <dd>
        <code>{desk.calls_address}</code>
        Send JSON, signed with the key: event, call, type (started, answered, ended), at, direction,
        from, to, and where known extension, duration_s, disposition, recording_url.
      </dd>
    </div>
    <div>
      <dt>Key</dt>
      <dd>
        <DeskKey of="telephone" desk={desk} />
      </dd>
    </div>
    {desk.settings.telephone.kind === 'webhook' && (
      <div>
        <dt>Test</dt>
        <dd>
          <TestCall test={desk.test} />
        </dd>
      </div>
    )}
  </dl>
)

const TestCall = ({ test }: { test: TelephoneTest | null }) => {
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const runTest = async () => {
    if (busy) return
    setBusy(true)
    await testTelephone(key.current).catch(showRefusal('Couldn’t test the connection'))
    key.current = crypto.randomUUID()
    setBusy(false)
  }
  return (
    <p className="row between">
      <button type="button" className="btn" aria-disabled={busy} onClick={() => void runTest()}>
        Test the connection
      </button>
      <span role="status" className={test?.state === 'failed' ? 'bad' : 'mute'}>
        {test && `${test.words} ${shortInstant(test.at)}`}
      </span>
    </p>
  )
}
