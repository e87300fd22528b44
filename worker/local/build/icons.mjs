import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { getIconData, getIcons } from '@iconify/utils'
import { root } from '../setup.mjs'

const list = join(root, 'src/components/icons.ts')
const drawn = join(root, 'src/components/icons-own.svg')
const lucide = join(root, 'node_modules/@iconify-json/lucide/icons.json')

/** Builds /icons.svg, a sprite of the icons that are used; an unknown name fails the build. */
export const iconSprite = () => ({
  name: 'icon-sprite',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use('/icons.svg', async (_, reply) => {
        reply.setHeader('Content-Type', 'image/svg+xml')
        reply.end(await sprite())
      })
    },
    'astro:build:generated': async ({ dir }) => {
      writeFileSync(join(fileURLToPath(dir), 'icons.svg'), await sprite())
      mkdirSync(join(fileURLToPath(dir), 'icons'), { recursive: true })
      writeFileSync(join(fileURLToPath(dir), 'icons/lucide.json'), await collection())
    },
  },
})

const sprite = async () => {
  const own = ownSymbols(readFileSync(drawn, 'utf8'))
  const set = JSON.parse(readFileSync(lucide, 'utf8'))
  const symbols = (await names()).map(
    (name) => own.get(name) ?? symbol(name, getIconData(set, name)),
  )
  // Not drawn itself, so that nothing in it is styled or laid out: only what a page uses of it is.
  return `<svg xmlns="http://www.w3.org/2000/svg" display="none">${symbols.join('')}</svg>`
}

const collection = async () =>
  JSON.stringify(getIcons(JSON.parse(readFileSync(lucide, 'utf8')), await names()))

// The URL changes with the text, so that a running `npm run dev` imports the list again.
const names = async () => {
  const version = encodeURIComponent(readFileSync(list, 'utf8')).length
  const { icons = [] } = await import(`${pathToFileURL(list)}?${version}`)
  if (icons.length === 0) throw new Error('src/components/icons.ts names no icon.')
  return [...new Set(icons)]
}

/** Returns the symbols of an SVG by id; throws when there are none. */
export const ownSymbols = (text) => {
  const symbols = [...text.matchAll(/<symbol\b[^>]*\bid="([^"]+)"[^>]*>[\s\S]*?<\/symbol>/g)]
  if (symbols.length === 0) throw new Error('src/components/icons-own.svg draws no symbol.')
  return new Map(symbols.map(([whole, id]) => [id, whole]))
}

/** Returns an icon as a symbol; throws when it is undefined. */
export const symbol = (name, icon) => {
  if (!icon) throw new Error(`No icon is called "${name}": see src/components/icons.ts.`)
  const { left = 0, top = 0, width = 24, height = 24, body } = icon
  return `<symbol id="${name}" viewBox="${left} ${top} ${width} ${height}">${body}</symbol>`
}
