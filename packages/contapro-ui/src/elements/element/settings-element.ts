import type { ContaproElementSettings } from './element-settings.ts'

/** Where there is no browser, an import must not fail all the same. */
const Base = ((globalThis as Partial<typeof globalThis>).HTMLElement ?? Object) as typeof HTMLElement

type Settings = ContaproElementSettings

/** An element whose settings are properties; those that are plain text are attributes too. */
export class SettingsElement extends Base implements ContaproElementSettings {
  static readonly observedAttributes: readonly string[] = [
    'base-url',
    'company',
    'density',
    'locale',
    'period',
    'theme',
  ]

  /** Settings that no attribute can hold. */
  #own: Pick<Settings, 'client' | 'getAccessToken' | 'links' | 'messages' | 'theme' | 'uiMessages'> = {}

  get baseUrl(): Settings['baseUrl'] {
    return this.readText('base-url')
  }
  set baseUrl(value: Settings['baseUrl']) {
    this.writeText('base-url', value)
  }
  get company(): Settings['company'] {
    return this.readText('company')
  }
  set company(value: Settings['company']) {
    this.writeText('company', value)
  }
  get period(): Settings['period'] {
    return this.readText('period')
  }
  set period(value: Settings['period']) {
    this.writeText('period', value)
  }
  get density(): Settings['density'] {
    return this.readText('density') as Settings['density']
  }
  set density(value: Settings['density']) {
    this.writeText('density', value)
  }
  get locale(): Settings['locale'] {
    return this.readText('locale')
  }
  set locale(value: Settings['locale']) {
    this.writeText('locale', value)
  }
  get theme(): Settings['theme'] {
    return this.#own.theme ?? this.readText('theme')
  }
  set theme(value: Settings['theme']) {
    const isName = value === undefined || value === null || typeof value === 'string'
    this.#set({ theme: isName ? undefined : value })
    this.writeText('theme', isName ? value : undefined)
  }
  get getAccessToken(): Settings['getAccessToken'] {
    return this.#own.getAccessToken
  }
  set getAccessToken(value: Settings['getAccessToken']) {
    this.#set({ getAccessToken: value })
  }
  get client(): Settings['client'] {
    return this.#own.client
  }
  set client(value: Settings['client']) {
    this.#set({ client: value })
  }
  get links(): Settings['links'] {
    return this.#own.links
  }
  set links(value: Settings['links']) {
    this.#set({ links: value })
  }
  get messages(): Settings['messages'] {
    return this.#own.messages
  }
  set messages(value: Settings['messages']) {
    this.#set({ messages: value })
  }
  get uiMessages(): Settings['uiMessages'] {
    return this.#own.uiMessages
  }
  set uiMessages(value: Settings['uiMessages']) {
    this.#set({ uiMessages: value })
  }

  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    // The attribute says what holds, as with every element of the browser.
    if (name === 'theme' && value !== null) this.#own = { ...this.#own, theme: undefined }
    this.settingsChanged()
  }

  /** What a page set before the element was defined stands in the way of the accessors. */
  protected takeEarlyProperties(): void {
    for (const name of Object.keys(this)) {
      if (!Reflect.has(Object.getPrototypeOf(this), name)) continue
      const value: unknown = Reflect.get(this, name)
      Reflect.deleteProperty(this, name)
      Reflect.set(this, name, value)
    }
  }

  /** The text of an attribute; undefined without it. */
  protected readText(name: string): string | undefined {
    return this.getAttribute(name) ?? undefined
  }

  /** Writes the attribute of a property; nothing, and null of plain scripts, takes it away. */
  protected writeText(name: string, value: string | null | undefined): void {
    if (value === undefined || value === null) this.removeAttribute(name)
    else this.setAttribute(name, value)
  }

  /** Something was set. */
  protected settingsChanged(): void {}

  #set(change: Partial<Settings>): void {
    this.#own = { ...this.#own, ...change }
    this.settingsChanged()
  }
}
