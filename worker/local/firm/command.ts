import { createHash, randomBytes } from 'node:crypto'
import { parseOptions, refuse } from '../options.mjs'
import { type Answer, operatorRequests } from './request.ts'

const usage = `npm run firm -- create --host HOST --name NAME --owner EMAIL [--owner-name NAME] [--port N]
npm run firm -- link --host HOST [--port N]
npm run firm -- key

  create             creates a firm and prints its owner’s one-time set-up link
  link               prints a new link while the owner has not used one
  key                makes an operator’s key for a deployed product
  --host HOST        the host of the firm; more hosts follow as further --host
  --name NAME        the name of the firm
  --owner EMAIL      the address that the first owner signs in with
  --owner-name NAME  their name; otherwise made of the address
  --port N           the local product to ask instead of the one at 8787
  --env production   asks https://HOST, with the key in DEEDBOX_OPERATOR_KEY`

type Options = {
  readonly host?: string[]
  readonly name?: string
  readonly owner?: string
  readonly 'owner-name'?: string
  readonly port?: string
  readonly env?: string
}

const [command, ...flags] = process.argv.slice(2)
const options: Options = parseOptions(
  usage,
  {
    host: { type: 'string', multiple: true },
    name: { type: 'string' },
    owner: { type: 'string' },
    'owner-name': { type: 'string' },
    port: { type: 'string' },
    env: { type: 'string' },
  },
  flags,
)

const required = (name: 'name' | 'owner') => options[name] ?? refuse(`Give --${name}.\n\n${usage}`)

const [host = refuse(`Give --host.\n\n${usage}`)] = command === 'key' ? [''] : (options.host ?? [])

/** The name of an owner: 'Ann Lee', or 'Owner' for owner@acme.test. */
const ownerOf = (email: string) => {
  const local = email.split('@')[0] ?? ''
  const full = options['owner-name'] ?? `${local.slice(0, 1).toUpperCase()}${local.slice(1)}`
  const [first_name = '', ...rest] = full.trim().split(/\s+/)
  return { email, first_name, last_name: rest.join(' ') }
}

const product = { env: options.env ?? 'local', host, port: options.port ?? '8787' }

const post = (path: string, body: object) => operatorRequests(product, usage)('POST', path, body)

type Reply = {
  readonly data?: { readonly name: string; readonly link: string }
  readonly error?: { readonly message: string; readonly detail?: unknown; readonly fields?: object }
}

const parsed = ({ text }: Answer): Reply => {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

const refusalText = (answer: Answer) => {
  const { error } = parsed(answer)
  const fields = Object.values(error?.fields ?? {}).flat()
  return [error?.message ?? `The product answered ${answer.status}.`, ...fields].join('\n')
}

const hint = (answer: Answer) =>
  answer.status === 409 && command === 'create'
    ? `\nFor a new set-up link: npm run firm -- link --host ${host}`
    : ''

/** Prints what was done, and the link as the last line. */
const report = (answer: Answer, done: (name: string) => string) => {
  const { data } = parsed(answer)
  if (data === undefined) return refuse(refusalText(answer) + hint(answer))
  console.info(done(data.name))
  console.info(
    'Its owner opens this link once, within 7 days, to set a password and set the firm up:',
  )
  console.info(data.link)
}

const printKey = () => {
  const key = randomBytes(32).toString('base64url')
  console.info(`The operator’s key, for DEEDBOX_OPERATOR_KEY (it is stored nowhere):\n${key}`)
  console.info('Its hash, for npx wrangler secret put OPERATOR_KEY_HASH --env production:')
  console.info(createHash('sha256').update(key).digest('hex'))
}

const create = async () => {
  const body = { hosts: options.host, name: required('name'), owner: ownerOf(required('owner')) }
  report(await post('/api/operator/firms', body), (name) => `${name} was created at ${host}.`)
}

const link = async () =>
  report(await post('/api/operator/links', { host }), (name) => `A new link for ${name}.`)

const commands = new Map<string | undefined, () => unknown>([
  ['create', create],
  ['link', link],
  ['key', printKey],
])
const run = commands.get(command) ?? (() => refuse(usage))
await run()
