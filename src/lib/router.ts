import { navigate } from 'astro:transitions/client'
import { watchPages } from './navigation.ts'
import { watchLinks } from './prefetch.ts'

watchPages()
watchLinks()

export { navigate }
