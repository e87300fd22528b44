import { expect, test } from 'vitest'
import { defaultFeeScale } from '#domain/quote/scale/default'
import { aFirm } from '../../../support/firm.ts'

test('a fee scale of before drafts and limits is in force for everybody, within no limits', async () => {
  const firm = await aFirm()
  const { limits: _, ...older } = { ...defaultFeeScale, id: 'older', name: 'Prices of 2025' }
  await firm.inside(({ store, feeScales }) => {
    store.write(
      `INSERT INTO fee_scales (id, valid_from, doc) VALUES ('older', ?, ?)`,
      older.valid_from,
      JSON.stringify(older),
    )
    const read = feeScales.get('older')
    expect(read).toEqual({
      ...older,
      limits: { most_below: null, most_above: null },
      version: 1,
      state: 'published',
      agency: null,
      changed_at: null,
      changed_by: null,
      published_at: null,
      published_by: null,
    })
    feeScales.replace({ ...read, version: 2 }, 1)
    expect(
      store.row(`SELECT shape, json_extract(doc, '$.state') AS state FROM fee_scales`),
    ).toEqual({ shape: 2, state: 'published' })
  })
})
