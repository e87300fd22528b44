import { expect, inject, test } from 'vitest'
import { londonDate } from '#domain/dates'
import { callerFor, dataOf } from '../../support/api.ts'
import { newFacts, someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')

const day = (on: string) => on.split('-').toReversed().join('/')

/** The published form of the list, with these people on it. */
const listOf = (names: readonly string[]) =>
  [
    `Report Date: ${day(londonDate(new Date().toISOString()))}`,
    'Last Updated,Unique ID,OFSI Group ID,Name 6,Name 1,Name 2,Name 3,Name 4,Name 5,Name type,Regime Name,Designation Type,D.O.B,Date Designated',
    ...names.map((name, at) => {
      const [first = '', ...rest] = name.split(' ')
      return `01/02/2025,RUS${1_000 + at},${at},${rest.join(' ')},${first},,,,,Primary Name,Russia,Individual,08/03/1931,24/02/2022`
    }),
  ].join('\n')

const others = Array.from({ length: 40 }, (_, at) => `Zorka${at} Brunnhild${at}`)

test('a loaded list finds a client, and somebody says why it is somebody else', async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const [{ id = '' } = {}] = await someConveyances(owner, newFacts('sale'))
  const { conveyance } = dataOf(await owner.get(`/api/conveyances/${id}`))
  const client: string = conveyance.clients[0].name.replace(/^(Mr|Mrs|Ms|Miss|Dr) /, '')

  const setUp = await pageOf(base, owner, '/admin/set-up')
  const [chooser] = await Promise.all([
    setUp.waitForEvent('filechooser'),
    setUp.getByRole('button', { name: 'Load a list' }).click(),
  ])
  await chooser.setFiles({
    name: 'UK-Sanctions-List.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(listOf([...others, client])),
  })
  await setUp.getByText('in force: 41 entries').waitFor()

  const page = await pageOf(base, owner, `/conveyances/${id}?tab=compliance`)
  const part = page.getByRole('region', { name: 'Sanctions' })
  await part.getByText('Exchange and completion wait').waitFor()
  await part.getByRole('button', { name: 'Judge', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Judge the match' })
  await dialog.getByLabel('No, somebody else').check()
  await dialog.getByLabel('Evidence').fill('Born in 1984 by the passport, not in 1931')
  await dialog.getByRole('button', { name: 'Save the judgement' }).click()
  await part.getByText('Not the same person').waitFor()
  await expect
    .poll(async () => JSON.stringify(dataOf(await owner.get(`/api/conveyances/${id}`)).guards))
    .not.toContain('Possible match')
})
