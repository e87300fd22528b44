import { expect, test } from 'vitest'
import { sale } from '../../../support/sale.ts'
import { aFirm, type Caller } from '../../support/firm.ts'

type Opened = { readonly id: string; readonly ref: string; readonly matter_type: string }

const aCase = async (by: Caller, matter_type: string, linked: Opened | null = null) => {
  const fee_earner = { id: by.user.id, name: '' }
  const body = { ...sale, matter_type, fee_earner, linked: linked && nameOf(linked) }
  const opened = await by.post('/api/conveyances', body)
  expect(opened.status, opened.text).toBe(200)
  return opened.body.data.conveyance
}

const nameOf = ({ id, ref, matter_type }: Opened) => ({ id, ref, matter_type })

const linkedTo = async (by: Caller, { id }: { id: string }): Promise<string | null> => {
  const { conveyance } = (await by.get(`/api/conveyances/${id}`)).body.data
  return conveyance.linked?.id ?? null
}

const change = async (by: Caller, { id }: { id: string }, linked: Opened | null) => {
  const { version } = (await by.get(`/api/conveyances/${id}`)).body.data.conveyance
  const given = linked && nameOf(linked)
  const { status, text } = await by.send('PATCH', `/api/conveyances/${id}`, {
    version,
    linked: given,
  })
  expect(status, text).toBe(200)
}

test('linked cases name each other, also when one of them gets another partner', async () => {
  const firm = await aFirm()
  const by = await firm.as('Owner')
  const first = await aCase(by, 'sale')
  const second = await aCase(by, 'purchase', first)
  expect(await linkedTo(by, first)).toBe(second.id)
  const third = await aCase(by, 'purchase')
  await change(by, third, first)
  expect(await linkedTo(by, first)).toBe(third.id)
  expect(await linkedTo(by, second)).toBe(null)
  await change(by, first, null)
  expect(await linkedTo(by, third)).toBe(null)
})

test('the other case says in its history that it was linked and unlinked', async () => {
  const firm = await aFirm()
  const by = await firm.as('Owner')
  const first = await aCase(by, 'sale')
  const second = await aCase(by, 'purchase', first)
  await change(by, second, null)
  const { history } = (await by.get(`/api/conveyances/${first.id}`)).body.data
  const titles = history.map((it: { fields: { title?: string } }) => it.fields.title)
  expect(titles.filter(Boolean)).toEqual([
    `No longer linked to ${second.ref}`,
    `Linked to ${second.ref}`,
  ])
})
