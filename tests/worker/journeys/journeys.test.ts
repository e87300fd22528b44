import { expect, test } from 'vitest'
import { fullName } from '#domain/user/user'
import { defaultRows } from '../../domain/communication/matrix/default-rows.ts'
import { aFirm } from '../support/firm.ts'
import { diaryOf, sentTypesOf } from './diary.ts'
import { journey } from './journey.ts'
import purchase from './purchase.txt?raw'
import sale from './sale.txt?raw'

/** The written list without the lines that explain it. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .filter((it) => !it.startsWith('#'))
    .join('\n')
    .trim()

/** The events that rows of the default matrix say are sent in a journey. */
const rowTypesOf = (by: string): string[] =>
  defaultRows.flatMap(({ fires }) => fires.filter((it) => it.by === by).map(({ type }) => type))

test.each([
  ['sale', 'pack-receipt', sale],
  ['purchase', 'pack-received', purchase],
] as const)(
  'a %s goes from instruction to its closed file as written',
  async (matter, silent, written) => {
    const firm = await aFirm()
    const named = async (role: string, first_name: string, last_name: string) => {
      const user = await firm.user({ role, first_name, last_name })
      return { id: user.id, name: fullName(user) }
    }
    const first = await named('Conveyancer', 'Eleanor', 'Shaw')
    const second = await named('Legal assistant', 'Tom', 'Birkett')
    await named('Head of conveyancing', 'Ruth', 'Adeyemi')
    await named('Cashier', 'Imran', 'Sadiq')
    const diary = await firm.inside((parts) => {
      journey(parts, matter, { first, second }, silent)
      return { text: diaryOf(parts, 'a-journey'), types: sentTypesOf(parts, 'a-journey') }
    })
    expect(diary.types).toEqual(expect.arrayContaining(rowTypesOf(`${matter}.txt`)))
    expect(diary.text).toBe(linesOf(written))
    expect(diary.types).toEqual(expect.arrayContaining(rowTypesOf(`${matter}.txt`)))
  },
)
