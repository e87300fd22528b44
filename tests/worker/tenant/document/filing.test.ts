import { expect, test } from 'vitest'
import { currentVersion } from '#domain/document/document'
import type { Parts } from '#tenant/core/parts'
import { addVersion, type DocumentEntry } from '#tenant/document/filing'
import { fileBytes } from '#tenant/document/filing-bytes'
import { documentBytes, documentsFor } from '#tenant/document/reading'
import { contextOf } from '#tenant/runtime/context'
import { personOf, system } from '#tenant/user/people'
import type { User } from '#tenant/user/users'
import { demoFirms } from '#worker/demo/firms'
import { fileStoreOf } from '#worker/directory/file-store'
import { instructed } from '../../support/cases.ts'
import { aFirm, env } from '../../support/firm.ts'

const NOW = '2026-11-23T09:00:00.000Z'
const bytes = new TextEncoder().encode('%PDF-1.7 the contract')
const content = { bytes, mime: 'application/pdf' }

const contextIn = (parts: Parts, user: User | null = null) => {
  const person = (user && personOf(parts, user)) ?? system
  const [firm] = demoFirms
  if (firm === undefined) throw new Error('there is no demonstration firm')
  const origins = { main: 'http://localhost', clients: 'http://c', agents: 'http://a', quotes: '' }
  const by = { id: person.id, name: person.name }
  return contextOf(parts, { person, by, now: NOW, ip: null, trace: null, firm, origins })
}

const aCase = async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const { clients } = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance
  const entry: DocumentEntry = {
    subject: { kind: 'conveyance', id },
    group: 'contract-pack',
    name: 'Con/tract.pdf',
    visible_to: ['client'],
    key: crypto.randomUUID(),
    source: 'generated',
  }
  const client = await firm.inside(({ users }) => users.byContact(clients[0].contact_id))
  return { firm, owner, id, entry, client }
}

const files = fileStoreOf(env.FILES, 'harcourt')

test('bytes are filed once for a key, under a safe name, with their hash and an event', async () => {
  const { firm, entry, id } = await aCase()
  await firm.inside(async (parts) => {
    const document = await fileBytes(contextIn(parts), files, entry, content)
    const again = await fileBytes(contextIn(parts), files, entry, content)
    expect(again).toEqual(document)
    expect(document).toMatchObject({ name: 'Con-tract.pdf', visible_to: ['staff', 'client'] })
    expect(currentVersion(document)).toMatchObject({
      number: 1,
      sha256: '24bb03f70d19275a1a45492aae785b255be319040f74974ae461e23af213a16f',
      bytes: bytes.byteLength,
      original_name: 'Con/tract.pdf',
    })
    expect(documentsFor(contextIn(parts), entry.subject)).toHaveLength(1)
    expect(await documentBytes(contextIn(parts), files, document.id)).toEqual(bytes)
    const filed = parts.store.rows(
      `SELECT seq FROM audit WHERE subject_id = ? AND name = 'document.filed'`,
      id,
    )
    expect(filed).toHaveLength(1)
  })
})

test('a version follows the one before, whose bytes stay', async () => {
  const { firm, entry } = await aCase()
  await firm.inside(async (parts) => {
    const { id } = await fileBytes(contextIn(parts), files, entry, content)
    const changed = new TextEncoder().encode('%PDF-1.7 amended')
    const stored = await files.put(changed, 'application/pdf')
    const version = { document: id, key: 'amended', source: 'upload' } as const
    const added = addVersion(contextIn(parts), version, stored)
    expect(addVersion(contextIn(parts), version, stored)).toEqual(added)
    expect(added).toMatchObject({ version: 2, current: 2 })
    expect(await documentBytes(contextIn(parts), files, id)).toEqual(changed)
    expect(await documentBytes(contextIn(parts), files, id, 1)).toEqual(bytes)
  })
})

test('a client opens what is visible to them and nothing else', async () => {
  const { firm, entry, client } = await aCase()
  const seen = await firm.inside(async (parts) => {
    const shared = await fileBytes(contextIn(parts), files, entry, content)
    const internal = { ...entry, key: 'internal', visible_to: [] }
    const hidden = await fileBytes(contextIn(parts), files, internal, content)
    const context = contextIn(parts, client)
    expect(documentsFor(context, entry.subject).map(({ id }) => id)).toEqual([shared.id])
    await expect(documentBytes(context, files, hidden.id)).rejects.toThrow('Not found')
    return [shared, hidden].map((it) => currentVersion(it).file_id)
  })
  if (client === null) throw new Error('the client has no account')
  const { actor } = await firm.signedIn(client, 'clients')
  const found = await Promise.all(seen.map((id) => firm.stub.fileFor('harcourt', actor, id)))
  expect(found.map((it) => it?.name ?? null)).toEqual(['Con-tract.pdf', null])
  const reads = await firm.inside(({ store }) =>
    store.rows(`SELECT subject_id FROM audit WHERE name = 'record.read'`),
  )
  expect(reads).toHaveLength(1)
})
