import { instructed, work } from './cases.ts'
import { aFirm } from './firm.ts'
import { facts } from './quotes.ts'
import { refusingOf } from './refusing.ts'

/** A sale and its linked purchase of one client, and what it takes to post to either. */
export const aPair = async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const [owner, second] = [await firm.as('Owner'), await firm.as('Owner')]
  const [cashier, other] = [await firm.as('Cashier'), await firm.as('Cashier')]
  const opened = await instructed(firm, owner, facts('both'))
  const [from = '', to = ''] = opened.map(({ id }) => `/api/conveyances/${id}`)
  for (const { id } of opened)
    await work(owner, id, ({ conveyance }) => conveyance.facts.terms_signed !== undefined, second)
  const post = async (path: string, entry: object) => {
    const { version } = (await owner.get(`${path}/ledger`)).body.data
    return cashier.post(`${path}/ledger`, { ...entry, version })
  }
  return { firm, owner, cashier, other, from, to, post, refused: refusingOf(firm) }
}
