import type { ContaproClient, GetAccessToken } from '@contapro/sdk'
import type { TargetLinks } from '../../host/navigation-target.ts'
import type { MessageOverrides } from '../../messages/messages.ts'
import type { UiMessages } from '../../primitives/ui-messages/ui-messages.ts'
import type { ContaproTheme } from '../../theme/create-contapro-theme.ts'
import type { Density, ThemeName } from '../../theme/theme-name.ts'

/** What an element of Contapro takes, as its properties or for all of a page by `configureContapro`. */
export interface ContaproElementSettings {
  /** Address of the API without the paths of the contract; '' and nothing mean the page's own origin. Attribute `base-url`. */
  readonly baseUrl?: string
  /**
   * The host's access token or its promise, asked for at each call. Elements with the same function and address share one
   * client: what two of them show is asked for once.
   */
  readonly getAccessToken?: GetAccessToken
  /** The host's own client (`createContaproClient`), in the place of address and token. */
  readonly client?: ContaproClient
  /** The company's uuid; without one the company that was chosen in `<contapro-company-cards>`. Attribute. */
  readonly company?: string
  /** Tax period, `YYYYMM`; without one the newest. Attribute. */
  readonly period?: string
  /** `contapro`, `contapro-dark` or `siscont`, by attribute too; or what `createContaproTheme` made. */
  readonly theme?: ThemeName | ContaproTheme | (string & {})
  /** How tight controls and rows stand. Attribute. */
  readonly density?: Density
  /** How figures, dates and months are written: a BCP 47 tag, es-PE unless told otherwise. Attribute. */
  readonly locale?: string
  /** The host's own texts by feature; what is left out stays Spanish. */
  readonly messages?: MessageOverrides
  /** The same for the few texts of buttons, tables and charts. */
  readonly uiMessages?: Partial<UiMessages>
  /** The address of each target; one without an address is not rendered. Without the function there are no links. */
  readonly links?: TargetLinks
}
