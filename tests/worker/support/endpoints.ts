import { type Endpoint, pathOf } from '#domain/endpoint'

type Contracts = Readonly<Record<string, Endpoint>>

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/src/domain/**/*.ts', {
  eager: true,
})

/** 'quoteCaseApi' is 'quote-case'. */
const nounOf = (exported: string) =>
  exported.replace(/Api$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Every call that the Tenant answers: what the domain exports as '…Api'. Signing in and out is the edge's. */
export const endpoints: readonly (readonly [string, Endpoint])[] = Object.values(modules)
  .flatMap((exported) => Object.entries(exported))
  .filter(([name]) => /^[a-z]\w*Api$/.test(name))
  .flatMap(([name, api]) =>
    Object.entries(api as Contracts).map((it) => [nounOf(name), it] as const),
  )
  .filter(([, [, { path }]]) => !path.startsWith('/api/auth/'))
  .map(([noun, [verb, it]]) => [`${noun}.${verb}`, it])

/** The endpoint's path with every parameter one and the same. */
export const pathWith = (endpoint: Endpoint, id: string, task = 'conflict-check') =>
  pathOf(endpoint.path, {
    id,
    task,
    token: id,
    name: id,
    session: id,
    passkey: id,
    device: id,
    cover: id,
    note: id,
    order: id,
    enquiry: id,
    link: id,
    code: id,
    question: id,
    message: id,
    requisition: id,
    undertaking: id,
    complaint: id,
    fee: id,
    payee: id,
    list: id,
    match: id,
    contact: id,
    delegate: id,
    line: id,
    posting: id,
    reconciliation: id,
    payment: id,
    interest: id,
    account: id,
    request: id,
    refund: id,
    notice: id,
    signature: id,
    item: 'disputes',
    release: id,
    run: id,
    milestone: 'onboarding',
  })
