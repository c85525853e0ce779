// @contapro/ui/elements/configure: what all elements of a page take, for a page that loads each by its own script.
export type { ContaproElementSettings } from './element/element-settings.ts'
export { configureContapro } from './element/page-settings.ts'
