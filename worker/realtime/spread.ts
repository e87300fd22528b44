export type ShardAddress = Spread & { readonly shard: number }
export type Spread = { readonly tenant: string; readonly shards: number }
