import { describe, expect, test } from 'vitest'
import { backupNames, pack } from '#worker/backup/backups'
import { copiesOf, env } from '../support/backups.ts'
import { aSentQuote } from '../support/cases.ts'
import { aFirm } from '../support/firm.ts'

const aWorkedFirm = async (tenant: string) => {
  const firm = await aFirm()
  await aSentQuote(await firm.as('Owner'))
  await firm.settled()
  return { firm, ...copiesOf(firm, tenant) }
}

describe('a backup of a firm', () => {
  test('restored into an empty database is the same to the last row and file', async () => {
    const { make, drill, putFile } = await aWorkedFirm('copies-same')
    await putFile('deed', 'A deed')
    const copy = await make()
    expect(copy?.rows).toBeGreaterThan(100)
    expect(copy?.files).toEqual({ count: 1, bytes: 6 })
    expect(await drill(copy?.name ?? '')).toMatchObject({
      rows: copy?.rows,
      digest: copy?.digest,
      files_missing: 0,
      is_equal: true,
    })
  })

  test('takes the place of all records, with what is searched, or of none', async () => {
    const { firm, make, restore } = await aWorkedFirm('copies-restored')
    const name = (await make())?.name ?? ''
    const found = () =>
      firm.inside(({ store }) => ({
        words: store.rows('SELECT rowid, words FROM search_words').length,
        matches: store.rows(
          `SELECT rowid FROM search_words WHERE search_words MATCH 'a* OR s* OR o*'`,
        ).length,
        numbers: store.rows<{ last: number }>('SELECT last FROM numbers'),
      }))
    const before = await found()
    expect(before.matches).toBeGreaterThan(0)
    await firm.inside(({ store }) => {
      store.write('UPDATE numbers SET last = last + 100')
      store.write('DELETE FROM search_words')
    })
    const after = await found()
    const halved = (parts: readonly Uint8Array[]) => [...parts, pack(['["a row of no table"'])]
    await expect(restore(name, halved)).rejects.toThrow()
    expect(await found()).toEqual(after)
    await restore(name)
    expect(await found()).toEqual(before)
  })

  test('of a database that was changed on the way counts for nothing', async () => {
    const { makeTorn } = await aWorkedFirm('copies-torn')
    await expect(makeTorn()).rejects.toThrow('was changed')
    expect(await backupNames(env.BACKUPS, 'copies-torn')).toEqual([])
  })

  test('whose part or file was changed is found out', async () => {
    const { make, drill, putFile } = await aWorkedFirm('copies-changed')
    await putFile('deed', 'A deed')
    const copy = await make()
    const name = copy?.name ?? ''
    await env.BACKUPS.put('t/copies-changed/deed', 'Another')
    expect(await drill(name)).toMatchObject({ files_missing: 1, is_equal: false })
    await env.BACKUPS.delete(`backups/copies-changed/${name}/00000.ndjson.gz`)
    expect(await drill(name)).toMatchObject({
      problem: expect.stringContaining('Part 1 of the backup'),
      is_equal: false,
    })
  })

  test('that there is none of has no drill', async () => {
    const { drill } = await aWorkedFirm('copies-none')
    expect(await drill('2026-11-01T03-50-00Z')).toBeNull()
  })
})

describe('backups are held for 35 days', () => {
  test('and what was destroyed goes with the last of them that needs it', async () => {
    const { make, tidy, putFile, copied } = await aWorkedFirm('copies-held')
    const names = () => backupNames(env.BACKUPS, 'copies-held')
    await make('2026-10-01T03:50:00.000Z')
    await putFile('deed', 'A deed')
    await putFile('uploads/1/0', 'half')
    await make('2026-10-05T03:50:00.000Z')
    await env.FILES.delete('t/copies-held/deed')
    await make('2026-11-05T03:50:00.000Z')
    await tidy('2026-11-05T03:50:00.000Z')
    expect(await names()).toEqual([
      '2026-10-01T03-50-00Z',
      '2026-10-05T03-50-00Z',
      '2026-11-05T03-50-00Z',
    ])
    expect(await copied('deed')).toBe('A deed')
    expect(await copied('uploads/1/0')).toBeNull()
    await make('2026-11-10T03:50:00.000Z')
    await tidy('2026-11-10T03:50:00.000Z')
    expect(await names()).toEqual(['2026-11-05T03-50-00Z', '2026-11-10T03-50-00Z'])
    expect(await copied('deed')).toBeNull()
  })
})
