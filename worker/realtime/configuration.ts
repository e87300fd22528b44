import type { RealtimeApp } from './app.ts'

const KEY = 'app'

/** The application as the gateway last named it, kept through hibernation. */
export class Configuration {
  readonly #kv: SyncKvStorage
  #app: RealtimeApp | undefined

  constructor(kv: SyncKvStorage) {
    this.#kv = kv
    this.#app = kv.get<RealtimeApp>(KEY)
  }

  /** Known from the first socket on; asking before that is a mistake of ours. */
  get app() {
    if (this.#app === undefined) throw new Error('No socket has been admitted yet')
    return this.#app
  }

  keep(app: RealtimeApp) {
    if (JSON.stringify(app) === JSON.stringify(this.#app)) return
    this.#app = app
    this.#kv.put(KEY, app)
  }
}
