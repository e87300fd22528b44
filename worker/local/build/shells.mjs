import { existsSync, statSync } from 'node:fs'
import { request as ask } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { root } from '../setup.mjs'
import { builtFile, fillIn, valuesFor } from './values.mjs'

const worker = process.env.DEEDBOX_WORKER && new URL(process.env.DEEDBOX_WORKER)

// Paths that Astro serves itself; the worker answers or guards all others.
const isSource = (path) =>
  /^\/(@|src\/|node_modules\/|\.astro|_image|__)/.test(path) ||
  statSync(join(root, 'public', path), { throwIfNoEntry: false })?.isFile()

/** Passes every request of `npm run dev` to the worker; Astro renders a page from source when the worker sends one. */
export const devShells = () => ({
  name: 'dev-shells',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use(async (request, reply, next) => {
        const path = new URL(request.url, 'http://localhost').pathname
        if (isSource(path)) return next()
        const shell = shellFor(await routesOf(server), path, request.headers.host)
        const show = () => {
          request.url = shell
          next()
        }
        if (worker) return passOn(request, reply, shell, show)
        return shell ? show() : next()
      })
      if (worker) server.httpServer?.on('upgrade', passSocketOn)
    },
  },
})

// Through Vite, so that a changed route table applies at once.
const routesOf = async (server) => tableOf(await server.ssrLoadModule('/src/routes.ts'))

/** Returns the loaded route table; throws when it is empty. */
export const tableOf = (table) => {
  if (Object.keys(table.routeTable ?? {}).length > 0) return table
  throw new Error('src/routes.ts has no routes.')
}

const shellFor = ({ findRoute, shellOf, withPrefix }, path, host = '') => {
  const audience = /^(clients|agents|quotes)\./.exec(host)?.[1]
  const found = (audience && findRoute(withPrefix(path, audience))) || findRoute(path)
  return found && shellOf(found.route.path)
}

const passOn = (request, reply, shell, show) => {
  const { method, url: path } = request
  const isVisible = method === 'GET' && shell !== null
  const headers = isVisible ? plainly(request.headers) : request.headers
  const passed = ask({ host: worker.hostname, port: worker.port, method, headers, path })
  passed.on('error', () => reply.writeHead(502).end('The worker is not running.'))
  passed.on('response', async (answer) => {
    if (!isVisible || !(isPage(answer) || isNew(answer, shell))) {
      reply.writeHead(answer.statusCode, answer.headers)
      return answer.pipe(reply)
    }
    if (answer.headers['set-cookie']) reply.setHeader('Set-Cookie', answer.headers['set-cookie'])
    fillIn(reply, valuesFor(request.headers.host, shell, await textOf(answer)))
    show()
  })
  request.pipe(passed)
}

// Asks for the whole page, uncompressed and not cached.
const plainly = ({ 'if-none-match': _, ...headers }) => ({
  ...headers,
  'accept-encoding': 'identity',
})

const textOf = async (answer) => {
  const chunks = await answer.toArray()
  return Buffer.concat(chunks).toString()
}

const isPage = ({ statusCode, headers }) =>
  statusCode === 200 && headers['content-type']?.startsWith('text/html') === true

// A page added since the last build: the worker knows its route but has no file.
const isNew = ({ statusCode }, shell) => statusCode === 404 && !existsSync(builtFile(shell))

const passSocketOn = (request, socket, head) => {
  if (!request.url.startsWith('/app/')) return
  const passed = connect(Number(worker.port), worker.hostname, () => {
    passed.write(`${request.method} ${request.url} HTTP/1.1\r\n${rawHeaders(request)}\r\n\r\n`)
    passed.write(head)
    passed.pipe(socket).pipe(passed)
  })
  passed.on('error', () => socket.destroy())
  socket.on('error', () => passed.destroy())
}

const rawHeaders = ({ rawHeaders: parts }) =>
  parts.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${parts[at + 1]}`] : [])).join('\r\n')
