import react from '@astrojs/react'

/** Astro's integration of React, with islands rendered by `src/lib/island.ts`. */
export const reactIslands = () => {
  const { name, hooks } = react()
  const setUp = hooks['astro:config:setup']
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) =>
        setUp({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, clientEntrypoint: '/src/lib/island.ts' }),
        }),
    },
  }
}
