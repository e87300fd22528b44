import type { CaseFunds } from '#domain/funds/view'
import type { Caller } from './firm.ts'

const story = 'Saved from salary over nine years, as the statements show'

/** Says for the client of a purchase that the money is savings of £5,000 and a gift of their mother of £30,000. */
export const tellFunds = async ({ owner, path }: { owner: Caller; path: string }) => {
  const funds = async (): Promise<CaseFunds> => (await owner.get(`${path}/funds`)).body.data
  const [{ contact_id = '', version = 0 } = {}] = (await funds()).statements
  const gift = { kind: 'gift', amount: 30_000_00, story, giver_name: 'Folake Adeyemi' }
  const parts = [
    { kind: 'savings', amount: 5_000_00, story },
    { ...gift, giver_relation: 'mother' },
  ]
  await owner.post(`${path}/funds/${contact_id}/parts`, { version, parts })
  const statement = (await funds()).statements[0]
  const [savings, given] = statement?.parts.map(({ id }) => id) ?? []
  return { contact_id, statement, savings, given, funds }
}
