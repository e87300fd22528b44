import Aura from '@primeuix/themes/aura'

export default defineNuxtConfig({
  compatibilityDate: '2025-07-15',
  devtools: { enabled: false },
  telemetry: false,
  modules: ['@primevue/nuxt-module'],
  primevue: { options: { theme: { preset: Aura } } },
  // The same page, rendered on the server and in the browser.
  routeRules: { '/in-browser': { ssr: false } },
})
