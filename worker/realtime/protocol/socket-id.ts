/** Most shards of a firm; a socket id encodes its shard modulo this number. */
export const MOST_SHARDS = 64

const SOCKET_ID = /^\d{1,20}\.\d{1,20}$/

/** Whether a text is a well-formed socket id. A laxer check would let a caller smuggle a channel into the signed text. */
export const isSocketId = (text: string) => SOCKET_ID.test(text)

export const newSocketId = (shard: number) => {
  const [first = 0, second = 0] = crypto.getRandomValues(new Uint32Array(2))
  return `${first}.${second * MOST_SHARDS + shard}`
}

export const shardIn = (socketId: string) => Number(socketId.split('.')[1]) % MOST_SHARDS
