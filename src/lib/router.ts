import { navigate } from 'astro:transitions/client'
import { watchPages } from './navigation.ts'
import { watchLinks } from './page-ahead.ts'

watchPages()
watchLinks()

export { navigate }
