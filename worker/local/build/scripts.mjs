/** Adds Vite plugins for browser bundles; fails a build in which one of them changed nothing. */
export const clientScripts = (steps) => ({
  name: 'client-scripts',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: steps } })
    },
    'astro:build:done': () => {
      for (const { name, api } of steps)
        if (!api.hasRun) throw new Error(`${name} found nothing to do in what browsers load.`)
    },
  },
})
