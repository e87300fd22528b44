import { type Group, holds, partly } from './check.ts'

const audit = 'worker/tenant/events/audit.test.ts › the chain of the record'
const auditKey = 'worker/tenant/events/audit-key.test.ts'
const headers = 'worker/edge/headers.test.ts'
const telephone = 'worker/edge/call-intake.test.ts'
const origin = 'realtime/handshake.test.ts › an origin'
const signing = 'realtime/channel-auth.test.ts › signing'

const ledger = 'worker/resources/ledger/case-ledgers.test.ts'
const payments = 'worker/resources/ledger/payments.test.ts'
const payees = 'worker/resources/ledger/payees.test.ts'
const retention = 'worker/resources/retention/retention.test.ts'
const dataRequests = 'worker/resources/data-request/data-requests.test.ts'
const showing = 'worker/resources/client-account/showing.test.ts'

export const records: Group = {
  title: 'I. The record of what happened',
  checks: [
    partly(
      62,
      'Writes, sign-ins, refusals and exports are on the record with who, when and what.',
      'no test holds every write against its event',
      'worker/resources/roles.test.ts › a refused call is on the record',
      'worker/resources/exports.test.ts › a list as a file › is on the record: who took how much of what',
      'worker/tenant/user/signing-in.test.ts › signing in › and out is on the record',
      'worker/resources/history.test.ts › a change of a case says which field, from what and to what',
      'worker/tenant/audit/api.test.ts › the audit log › shows no text of a message and no secret',
      'worker/tenant/audit/api.test.ts › reading the audit log › is itself a row, once for each person and hour',
      'worker/tenant/audit/reads.test.ts › who read somebody’s details is recorded with the person, once an hour',
    ),
    holds(
      63,
      'Each row seals the one before; what was changed, removed, swapped or sealed again is found.',
      `${audit} › cannot be changed or shortened through the database`,
      `${audit} › gives away an edited %s`,
      `${audit} › gives away a removed row, a swap, and an end that was cut off`,
      `${auditKey} › a log that was sealed again without the key is not taken for the true one`,
      'worker/tenant/audit/check.test.ts › a check names %s',
      'e2e/user/audit.test.ts › the command checks the log of the product that runs',
      'nightly/changed-records.test.ts › the command finds a row of the audit log that was changed or removed on the disk, and ends with 1',
    ),
    holds(
      64,
      'The end of the record is stored elsewhere each day.',
      `${auditKey} › at night the end of the log is stored elsewhere, and a break is reported to the owners once`,
      `${auditKey} › the heads lie in the file store by day, and the latest is found`,
      'worker/tenant/audit/head-mail.test.ts › the stored end of the log is mailed at night where somebody outside is to have it',
    ),
    partly(
      65,
      'Log lines hold ids and patterns of addresses, and no person.',
      'no test follows a name through every flow into the log',
      'worker/edge/log.test.ts › %s is told as %s',
      `${headers} › off this machine › each request is told in a line that names nobody`,
    ),
  ],
}

export const money: Group = {
  title: 'J. Money and bank details',
  checks: [
    holds(
      66,
      'A ledger is only added to, and its sums hold in each transaction.',
      `${ledger} › a posting is undone by another one, once, and nothing is changed or removed`,
      'domain/ledger/properties.test.ts › after every act › debits are credits, and client money in the bank is what the trust ledgers say',
      'domain/ledger/case-subset.test.ts › the postings of a case alone decide about it as the whole books do',
    ),
    partly(
      67,
      'Bank details are encrypted, and shown whole on a fresh second factor.',
      'a password confirms as well where somebody has no second factor',
      `${payments} › new details: the client is told, one person alone cannot approve, digits are sealed`,
    ),
    holds(
      68,
      'A change of bank details needs two people and a call to the number of before.',
      'domain/payee/two-people.test.ts › bank details, in random orders of acts › are never completed by one person alone',
      'domain/payee/two-people.test.ts › a call-back › to a number that we did not hold is refused',
      `${payments} › a number that came within a day of the details is no number to call`,
    ),
    holds(
      69,
      'New details wait a day before they are used, and a week after a telephone or address of theirs was replaced.',
      'domain/payee/two-people.test.ts › bank details, in random orders of acts › change by a call, two people and 24 hours alone',
      `${payments} › details that change after the approval void it`,
      `${payees} › an address that was replaced a moment ago is told as well, and the details wait a week`,
    ),
    holds(
      70,
      'The contact points of before are told at once.',
      `${payees} › whoever is paid is told of new details at once: the client, the agent, the other lawyer, the lender`,
      `${payees} › an address that was replaced a moment ago is told as well, and the details wait a week`,
    ),
    holds(
      71,
      'The firm’s own details are read after signing in, from nowhere else.',
      `${showing} › a client › sees them after a code that was sent now, once, and each look is in the history`,
      `${showing} › a client › cannot use a code that another session asked for`,
      `${showing} › the details of the firm’s own client account › are written out nowhere`,
      `${showing} › staff and agents are given no code`,
      'e2e/client/bank-details.test.ts › a client sees our bank details on a phone after a code, until they hide them',
    ),
  ],
}

export const realtime: Group = {
  title: 'K. Sockets and webhooks',
  checks: [
    partly(
      72,
      'A socket opens for a session, from own pages, ten for each person, with small messages.',
      'browsers whisper to each other who edits what',
      `${origin} › of somebody else is closed with 4009: %s`,
      'realtime/handshake.test.ts › a connection › without a session is closed with 4009 where the application asks for one',
      'realtime/handshake.test.ts › a connection › beyond ten of the same user is sent away for a while, another user is not',
      'realtime/bad-input.test.ts › bad input gets its answer and nobody else notices: › an event of 10 KB and a byte',
      'worker/edge/realtime-app.test.ts › the realtime application of a firm › takes a deployed firm’s own pages alone, signed in, over TLS, and of whispers who edits what',
    ),
    holds(
      73,
      'A channel is signed for a socket of one’s own session, in names of one form, after its rule.',
      `${signing} › refuses a socket id that is none: %j`,
      `${signing} › never signs two meanings with one text`,
      'worker/edge/broadcasting.test.ts › joining a channel › is refused: %s %s',
      'worker/tenant/runtime/channel-access.test.ts › a channel is for those who may see what it tells of',
    ),
    holds(
      74,
      'Broadcasts hold ids and numbers; who loses access leaves the channel at once.',
      'worker/resources/events.test.ts › a broadcast carries ids, versions and names of fields alone',
      'worker/tenant/events/dispatch.test.ts › no broadcast of a whole job holds more than numbers, ids and names of fields',
      'realtime/sockets.test.ts › a permission that is withdrawn › takes the user out of the channel, says so there, and leaves the rest',
    ),
    holds(
      75,
      'Webhooks are signed, fresh, and count once.',
      `${telephone} › what is not of the firm’s telephone system › unsigned, with a wrong or another firm’s key, old, changed or replayed keeps nothing more`,
      `${telephone} › a call that comes in › doubled and reordered is one call, the same as in order`,
      'worker/edge/lead-form.test.ts › the mail service › unsigned, changed, old and foreign messages keep nothing',
    ),
  ],
}

export const keeping: Group = {
  title: 'L. Retention and backups',
  checks: [
    partly(
      76,
      'Records go when their time is over, unless they are held.',
      'the files of a case go; what its records, messages and backups say stays',
      `${retention} › two people decide, and at night the bytes, names and texts are gone and their hashes stay`,
      `${retention} › a hold stops it, withdraws what was approved, and is refused without a reason`,
      `${retention} › a file whose time is not over is kept, also when its case was opened again after the approval`,
    ),
    partly(
      77,
      'A firm takes all its data with it, and can bring it back.',
      'an operator fetches it, not the firm itself; what was fetched is brought back from the bucket alone',
      'worker/edge/operator-backups.test.ts › an operator backs a firm up, tests the backup, and brings back what was lost',
      `${dataRequests} › the archive holds what is theirs, and nothing of another client or for staff alone`,
      `${dataRequests} › only whoever answers requests and sees every record makes it`,
    ),
    partly(
      78,
      'Backups that nobody can delete are restored in drills.',
      'the lock of the bucket is set up where it is deployed, and tried by no test; no backup is made before an import',
      'worker/backup/backups.test.ts › a backup of a firm › restored into an empty database is the same to the last row and file',
      'worker/backup/backups.test.ts › a backup of a firm › takes the place of all records, with what is searched, or of none',
      'worker/backup/backups.test.ts › a backup of a firm › whose part or file was changed is found out',
      'worker/backup/backups.test.ts › backups are held for 35 days › and what was destroyed goes with the last of them that needs it',
      'worker/tenant/backup.test.ts › the owners of a firm › are told once of a backup that cannot be restored, and of none when it can',
      'worker/edge/operator-backups.test.ts › an operator backs a firm up, tests the backup, and brings back what was lost',
    ),
  ],
}

export const edge: Group = {
  title: 'M. The edge, secrets and what is installed',
  checks: [
    holds(
      79,
      'One table says what is stored where; an unknown file is 404, and a way back stays on its host.',
      `${headers} › %s › has the headers of every answer, and is kept as its class says`,
      `${headers} › a hashed file › that is missing is stored by nobody`,
      'worker/edge/pages.test.ts › a file › that is not there is 404 and no page: %s',
      'nightly/addresses.test.ts › a way back never leads to another site',
    ),
    partly(
      80,
      'Secrets are given at the deployment and rotate with two keys; what is installed is pinned.',
      'no list of components, no watch of advisories, no search of the build for secrets',
      'worker/edge/session.test.ts › a seal › needs a key of its own outside the local environment',
      'deployment.test.ts › wrangler.toml › has no name at its top, where the environment is local and its key is in this repository',
      'lock-file.test.ts › the lock file › holds every optional package, so that it installs on every system',
    ),
  ],
}
