import type { Acts, Verdict } from '#domain/act'
import type { SignedInUser } from '#domain/user/user'
import type { Answer, Caller, FirmUnderTest } from './firm.ts'

/** How each act is asked for, as a valid request. */
export type Requests<Name extends string> = Readonly<Record<Name, (by: Caller) => Promise<Answer>>>

type Compared = Readonly<Record<string, string>>

const decided = (verdict: Verdict) =>
  verdict === true ? 'allowed' : `${verdict.status} ${verdict.code} ${verdict.message}`

// What may be done may still be refused for what was typed, which no menu knows.
const answered = ({ status, body }: Answer) =>
  status === 200 || status === 422
    ? 'allowed'
    : `${status} ${body.error.code} ${body.error.message}`

/** The person as their browser knows them. */
export const signedInAs = async (by: Caller): Promise<SignedInUser> =>
  (await by.get('/auth/user')).body.data

type Table = 'conveyances' | 'plans' | 'quote_cases' | 'leads' | 'users'
type Kept = { readonly table: Table; readonly doc: string }

const keyOf = (table: Table) => (table === 'plans' ? 'conveyance_id' : 'id')

const keptOf = (firm: FirmUnderTest, table: Table, id: string): Promise<Kept> =>
  firm.inside(({ store }) => {
    const query = `SELECT doc FROM ${table} WHERE ${keyOf(table)} = ?`
    return { table, doc: store.row<{ doc: string }>(query, id)?.doc ?? '' }
  })

const putBack = (firm: FirmUnderTest, id: string, kept: readonly Kept[]) =>
  firm.inside(({ store }) => {
    for (const { table, doc } of kept) {
      const version = table === 'plans' ? '' : ", version = json_extract(?1, '$.version')"
      store.write(`UPDATE ${table} SET doc = ?1${version} WHERE ${keyOf(table)} = ?2`, doc, id)
    }
  })

/** What menu and server say to each act on a record; after each change, the record is put back as it was. */
export const compare = async <Name extends string>(
  firm: FirmUnderTest,
  of: { readonly tables: readonly Table[]; readonly id: string; readonly by: Caller },
  acts: Acts<Name>,
  requests: Partial<Requests<Name>>,
): Promise<{ readonly menu: Compared; readonly server: Compared }> => {
  const menu: Record<string, string> = {}
  const server: Record<string, string> = {}
  const kept = await Promise.all(of.tables.map((table) => keptOf(firm, table, of.id)))
  for (const [name, ask] of Object.entries(requests) as [Name, Requests<Name>[Name]][]) {
    menu[name] = decided(acts[name])
    const answer = await ask(of.by)
    server[name] = answered(answer)
    // What is refused changes nothing.
    if (answer.status === 200) await putBack(firm, of.id, kept)
  }
  return { menu, server }
}
