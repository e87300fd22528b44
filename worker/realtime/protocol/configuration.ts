import type { RealtimeApp } from '../app.ts'
import type { Place } from '../spread.ts'

const NOWHERE: Place = { tenant: '', shards: 1, shard: 0 }

/** The application and the Hub's shard address as the gateway last sent them, stored through hibernation. */
export class Configuration {
  readonly #kv: SyncKvStorage
  #app: RealtimeApp | undefined
  #place: Place

  constructor(kv: SyncKvStorage) {
    this.#kv = kv
    this.#app = kv.get<RealtimeApp>('app')
    this.#place = kv.get<Place>('place') ?? NOWHERE
  }

  /** Throws before the first socket is admitted. */
  get app() {
    if (this.#app === undefined) throw new Error('No socket has been admitted yet')
    return this.#app
  }

  get place() {
    return this.#place
  }

  keep(app: RealtimeApp) {
    if (JSON.stringify(app) === JSON.stringify(this.#app)) return
    this.#app = app
    this.#kv.put('app', app)
  }

  keepPlace(place: Place) {
    if (JSON.stringify(place) === JSON.stringify(this.#place)) return
    this.#place = place
    this.#kv.put('place', place)
  }
}
