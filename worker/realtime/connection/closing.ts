/** Answers a client's close frame with its own code; without an answer the client waits ten seconds and sees 1006. */
export const confirmClose = (socket: WebSocket, code: number) => {
  if (socket.readyState === WebSocket.CLOSING) socket.close(isSendable(code) ? code : undefined)
}

const isSendable = (code: number) => code === 1000 || (code >= 3000 && code <= 4999)
