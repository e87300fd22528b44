import type { RealtimeEnv } from './env.ts'
import type { HubRpc } from './hub-rpc.ts'
import { hubAt } from './hubs.ts'
import type { Configuration } from './protocol/configuration.ts'
import { shardIn } from './protocol/socket-id.ts'
import type { ShardAddress, Spread } from './spread.ts'

/** The Hubs of one firm as one of them sees the others. Hub 0 is the supervisor, which serialises shared state changes. */
export class Peers {
  readonly #env: RealtimeEnv
  readonly #self: HubRpc
  readonly #configuration: Configuration

  constructor(env: RealtimeEnv, self: HubRpc, configuration: Configuration) {
    this.#env = env
    this.#self = self
    this.#configuration = configuration
  }

  get place(): ShardAddress {
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

  hubOf(socketId: string) {
    return this.at(shardIn(socketId))
  }

  at(shard: number) {
    const { tenant, shard: ownShard } = this.place
    return shard === ownShard ? this.#self : hubAt(this.#env, tenant, shard)
  }

  all() {
    return Array.from({ length: this.place.shards }, (_, shard) => this.at(shard))
  }

  others() {
    return this.otherAddresses().map(({ shard }) => this.at(shard))
  }

  otherAddresses(): readonly ShardAddress[] {
    const { spread: shardSet, place: address } = this
    const addresses = Array.from({ length: shardSet.shards }, (_, shard) => ({
      ...shardSet,
      shard,
    }))
    return addresses.filter(({ shard }) => shard !== address.shard)
  }
}
