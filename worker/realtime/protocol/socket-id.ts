/** Over how many Hubs a firm's sockets can be spread: the number that a socket's id tells its own by. */
export const MOST_SHARDS = 64

const SOCKET_ID = /^\d{1,20}\.\d{1,20}$/

/** Whether a text can be a socket's id. Anything laxer lets a caller smuggle another channel into the signed text. */
export const isSocketId = (text: string) => SOCKET_ID.test(text)

/** An id that nobody can guess, and by which the shard that holds the socket is found. */
export const newSocketId = (shard: number) => {
  const [first = 0, second = 0] = crypto.getRandomValues(new Uint32Array(2))
  return `${first}.${second * MOST_SHARDS + shard}`
}

/** The shard that holds the socket, if there is such a socket. */
export const shardIn = (socketId: string) => Number(socketId.split('.')[1]) % MOST_SHARDS
