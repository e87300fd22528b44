import Pusher from 'pusher-js'

/** Calls back when the newest socket of the library has closed, after the library itself has been told. */
export const watchSockets = (closed: () => void) => {
  const { Runtime } = Pusher
  const create = Runtime.createWebSocket.bind(Runtime)
  let newest: unknown
  Runtime.createWebSocket = (url) => {
    const socket = create(url)
    newest = socket
    if (socket instanceof WebSocket)
      socket.addEventListener('close', () => setTimeout(() => socket === newest && closed()))
    return socket
  }
}
