import type { RealtimeApp } from '../app.ts'
import type { ShardAddress } from '../spread.ts'

const UNCONFIGURED: ShardAddress = { tenant: '', shards: 1, shard: 0 }

/** The application and the Hub's shard address as the gateway last sent them, stored through hibernation. */
export class Configuration {
  readonly #kv: SyncKvStorage
  #app: RealtimeApp | undefined
  #place: ShardAddress

  constructor(kv: SyncKvStorage) {
    this.#kv = kv
    this.#app = kv.get<RealtimeApp>('app')
    this.#place = kv.get<ShardAddress>('place') ?? UNCONFIGURED
  }

  /** Throws before the first socket is admitted. */
  get app() {
    if (this.#app === undefined) throw new Error('No socket has been admitted yet')
    return this.#app
  }

  get place() {
    return this.#place
  }

  saveApp(app: RealtimeApp) {
    if (JSON.stringify(app) === JSON.stringify(this.#app)) return
    this.#app = app
    this.#kv.put('app', app)
  }

  saveAddress(address: ShardAddress) {
    if (JSON.stringify(address) === JSON.stringify(this.#place)) return
    this.#place = address
    this.#kv.put('place', address)
  }
}
