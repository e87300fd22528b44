import type { RealtimeEnv } from './app.ts'
import type { Hub } from './hub.ts'
import { hubAt, type Spread } from './hubs.ts'
import type { Configuration } from './protocol/configuration.ts'
import { shardIn } from './protocol/socket-id.ts'

/** A firm's shards and the number of one of them, from 0. */
export type Place = Spread & { readonly shard: number }

/** The Hubs of one firm as one of them sees the others. Hub 0 is the supervisor, which serialises shared state changes. */
export class Peers {
  readonly #env: RealtimeEnv
  readonly #self: Hub
  readonly #configuration: Configuration

  constructor(env: RealtimeEnv, self: Hub, configuration: Configuration) {
    this.#env = env
    this.#self = self
    this.#configuration = configuration
  }

  get place(): Place {
    return this.#configuration.place
  }

  get spread(): Spread {
    const { tenant, shards } = this.place
    return { tenant, shards }
  }

  /** Whether the firm has one Hub only. */
  get isAlone() {
    return this.place.shards === 1
  }

  get steward() {
    return this.at(0)
  }

  /** The Hub that holds the socket id. */
  homeOf(socketId: string) {
    return this.at(shardIn(socketId))
  }

  at(shard: number) {
    const { tenant, shard: own } = this.place
    return shard === own ? this.#self : hubAt(this.#env, tenant, shard)
  }

  all() {
    return Array.from({ length: this.place.shards }, (_, shard) => this.at(shard))
  }

  others() {
    return this.otherPlaces().map(({ shard }) => this.at(shard))
  }

  otherPlaces(): readonly Place[] {
    const { spread, place } = this
    const places = Array.from({ length: spread.shards }, (_, shard) => ({ ...spread, shard }))
    return places.filter(({ shard }) => shard !== place.shard)
  }
}
