/** Which of its firm's Hubs this is. */
export type ShardAddress = Spread & { readonly shard: number }
/** A firm, and over how many Hubs its sockets are spread. */
export type Spread = { readonly tenant: string; readonly shards: number }
