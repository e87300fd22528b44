import { expect, test } from 'vitest'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import { edited } from '#domain/conveyance/workflow/editing/editing'
import { repeats } from '../../../support/repeats.ts'
import { instructed } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'

const COUNT = repeats(100, 1_000)

const everyPage = async (by: Caller, path: string) => {
  const cases: { id: string; added: number; after: number }[] = []
  let next: string | null = ''
  let total: number | null = null
  while (next !== null) {
    const query: string = next === '' ? '' : `?after=${encodeURIComponent(next)}`
    const { data } = (await by.get(`${path}${query}`)).body
    cases.push(...data.cases)
    total ??= data.total
    next = data.next
  }
  return { cases, total }
}

test(`a draft is simulated over ${COUNT} closed cases, each once, by those who may see them`, async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [first] = await instructed(firm, owner)
  await firm.inside(({ store }) => {
    for (let at = 0; at < COUNT; at += 1) {
      const id = `closed-${String(at).padStart(5, '0')}`
      store.write(
        `INSERT INTO conveyances (id, version, shape, doc)
         SELECT ?, version, shape, json_set(doc, '$.id', ?, '$.ref', ?, '$.status', 'closed')
         FROM conveyances WHERE id = ?`,
        id,
        id,
        id,
        first.id,
      )
      store.write(
        `INSERT INTO plans (conveyance_id, shape, doc)
         SELECT ?, shape, json_set(doc, '$.conveyance_id', ?) FROM plans WHERE conveyance_id = ?`,
        id,
        id,
        first.id,
      )
    }
    const names = store
      .rows<{ name: string }>(`SELECT name FROM pragma_table_info('conveyance_keys')`)
      .map((it) => it.name)
      .filter((it) => it !== 'id' && it !== 'status')
    store.write(
      `INSERT INTO conveyance_keys (id, status, ${names.join(', ')})
       SELECT c.id, 'closed', ${names.map((it) => `k.${it}`).join(', ')}
       FROM conveyances AS c, conveyance_keys AS k WHERE c.id LIKE 'closed-%' AND k.id = ?`,
      first.id,
    )
  })
  const workflow = edited(defaultWorkflows.sale, {
    act: 'add_step',
    milestone: 'onboarding',
    title: 'Send brochure',
  })
  const draft = (await owner.post('/api/admin/workflows/imports', { workflow })).body.data
  const path = `/api/admin/workflows/${draft.id}/simulation`
  const start = performance.now()
  const { cases, total } = await everyPage(owner, path)
  console.info(
    `simulation: ${cases.length} closed cases in ${Math.round(performance.now() - start)} ms`,
  )
  expect(total).toBe(COUNT)
  expect(new Set(cases.map((it) => it.id)).size).toBe(COUNT)
  expect(cases.every((it) => it.added === 1)).toBe(true)
  const editor = await firm.as('Template editor')
  expect((await everyPage(editor, path)).cases).toEqual([])
})
