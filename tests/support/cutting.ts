import type { BrowserContext, WebSocketRoute } from 'playwright'

/**
 * The line between a browser and the sockets of the firm, to be cut as a train in a tunnel would: what was open
 * breaks, and what is opened anew breaks until it is mended. To be called before the page is opened.
 */
export const lineOf = async (context: BrowserContext) => {
  const open = new Map<WebSocketRoute, WebSocketRoute>()
  let isCut = false
  await context.routeWebSocket(/\/app\//, async (socket) => {
    if (isCut) return socket.close({ code: 1011 })
    const server = socket.connectToServer()
    open.set(socket, server)
    server.onClose((code, reason) => {
      open.delete(socket)
      void socket.close({ ...(code === undefined ? {} : { code }), ...(reason ? { reason } : {}) })
    })
  })
  return {
    cut: async () => {
      isCut = true
      const cut = [...open]
      open.clear()
      for (const [socket, server] of cut) {
        await socket.close({ code: 1011 })
        await server.close({ code: 3000 })
      }
    },
    mend: () => {
      isCut = false
    },
  }
}
