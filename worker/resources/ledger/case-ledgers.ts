import { caseLedgerApi } from '#domain/ledger/api'
import { Refusal } from '#domain/refusal'
import { type Api, serve } from '../../serve.ts'
import { ledgerOf, postEntry } from '../../tenant/ledger/ledgers.ts'

const signedOut = new Refusal(401, 'signed_out', 'Sign in to continue.')
const neverChanged = new Refusal(
  405,
  'ledger.never_changed',
  'Rows of the ledger are never changed or removed. Reverse the posting, and post it again.',
)

export const caseLedgers = (api: Api) => {
  serve(api, caseLedgerApi.show, (request) => ledgerOf(request, request.params.id))
  serve(api, caseLedgerApi.post, (request) => postEntry(request, request.params.id, request.body))
  // SRA Accounts Rule 8.1: whoever tries is told how a mistake is corrected.
  api.on(['PUT', 'PATCH', 'DELETE'], `${caseLedgerApi.post.path}/:n`, ({ env }) => {
    throw env.person() === null ? signedOut : neverChanged
  })
}
